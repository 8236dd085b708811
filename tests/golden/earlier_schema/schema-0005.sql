BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE codes (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	settings TEXT NOT NULL, 
	created FLOAT NOT NULL, seen FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ilzFVlhyX0jD7tVK5yABaw','Ada','{}',1.79506024296118235584e+09,1.79506024296118235584e+09);
INSERT INTO "guests" VALUES('oTywURX2IiczxNKlfRa8xg','Bo','{}',1.79506024302864837646e+09,1.79506024302864837646e+09);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1.79506024284391212464e+09);
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	question INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	release FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('FlPuSDdYmZpJe0FD',1,'move',0,'writ',1,1.79506024307830786704e+09,1.79506024307830786704e+09);
INSERT INTO "moves" VALUES('FlPuSDdYmZpJe0FD',2,'move',0,'play 7 8 with ZhongliMo',2,1.79506024309336447708e+09,1.79506024309336447708e+09);
INSERT INTO "moves" VALUES('FlPuSDdYmZpJe0FD',3,'move',1,'allow',1,1.79506024309481883047e+09,1.79506024309481883047e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',1,'move',0,'writ',1,1.79506024314532399181e+09,1.79506024314532399181e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',2,'move',0,'play YingBu 9 with ZhongliMo',2,1.79506024315598273271e+09,1.79506024315598273271e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',3,'move',1,'allow',1,1.79506024315728020669e+09,1.79506024315728020669e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',4,'move',1,'writ',2,1.79506024315861845014e+09,1.79506024315861845014e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',5,'move',1,'pass',3,1.79506024315971517558e+09,1.79506024315971517558e+09);
INSERT INTO "moves" VALUES('P-5-Z6sb4C0knijD',6,'resign',1,'',0,1.79506024316340804104e+09,1.79506024316340804104e+09);
INSERT INTO "moves" VALUES('wqC4quKNUk4SR7za',1,'move',0,'writ',1,1.79506024318718719482e+09,1.79506024318718719482e+09);
INSERT INTO "moves" VALUES('wqC4quKNUk4SR7za',2,'move',0,'play YingBu 9 with ZhongliMo',2,1.79506024318718719482e+09,1.79506024318718719482e+09);
INSERT INTO "moves" VALUES('wqC4quKNUk4SR7za',3,'move',1,'allow',1,1.79506024415793371193e+09,1.79506024415793371193e+09);
INSERT INTO "moves" VALUES('wqC4quKNUk4SR7za',4,'move',1,'play 0 HanXin with PengYue',2,1.79506024431033253674e+09,1.79506024431033253674e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',1,'move',0,'writ',1,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',2,'move',0,'play YingBu 9 with ZhongliMo',2,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',3,'move',1,'allow',1,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',4,'move',1,'writ',2,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',5,'move',1,'pass',3,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('HTkAR7GI_a7hkRmD',6,'resign',1,'',0,1.79506024473712849621e+09,1.79506024473712849621e+09);
INSERT INTO "moves" VALUES('xzw0oVxTnC5cIfh3',1,'resign',0,'',0,1.79506024475420117381e+09,1.79506024475420117381e+09);
INSERT INTO "moves" VALUES('IYsKAnvIbF71uSCd',1,'resign',0,'',0,1.79506024476438808446e+09,1.79506024476438808446e+09);
INSERT INTO "moves" VALUES('pR19fuH1J4zu5f8V',1,'move',1,'play 5 5 5',1,1.79506024481676745418e+09,1.79506024481676745418e+09);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat VARCHAR(40) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('O1USoWLaKdkrivO1',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('O1USoWLaKdkrivO1',1,'chu','open','','');
INSERT INTO "seats" VALUES('FlPuSDdYmZpJe0FD',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('FlPuSDdYmZpJe0FD',1,'chu','human','oTywURX2IiczxNKlfRa8xg','');
INSERT INTO "seats" VALUES('P-5-Z6sb4C0knijD',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('P-5-Z6sb4C0knijD',1,'chu','human','oTywURX2IiczxNKlfRa8xg','');
INSERT INTO "seats" VALUES('wqC4quKNUk4SR7za',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('wqC4quKNUk4SR7za',1,'chu','bot','','novice');
INSERT INTO "seats" VALUES('HTkAR7GI_a7hkRmD',0,'han','named','','Ada');
INSERT INTO "seats" VALUES('HTkAR7GI_a7hkRmD',1,'chu','named','','Bo');
INSERT INTO "seats" VALUES('xzw0oVxTnC5cIfh3',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('xzw0oVxTnC5cIfh3',1,'chu','bot','','novice');
INSERT INTO "seats" VALUES('IYsKAnvIbF71uSCd',0,'han','named','','Ada');
INSERT INTO "seats" VALUES('IYsKAnvIbF71uSCd',1,'chu','bot','','novice');
INSERT INTO "seats" VALUES('pR19fuH1J4zu5f8V',0,'han','human','ilzFVlhyX0jD7tVK5yABaw','');
INSERT INTO "seats" VALUES('pR19fuH1J4zu5f8V',1,'chu','bot','','novice');
INSERT INTO "seats" VALUES('yKgcElSUrn2l2i0d',0,'tiger','human','oTywURX2IiczxNKlfRa8xg','');
INSERT INTO "seats" VALUES('yKgcElSUrn2l2i0d',1,'rabbit','bot','','novice');
CREATE TABLE studies (
	"table" VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	done FLOAT NOT NULL, 
	lease VARCHAR(32) NOT NULL, 
	lease_until FLOAT NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY ("table", kind), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	clock TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	"key" VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	started FLOAT NOT NULL, 
	turn VARCHAR(200) NOT NULL, 
	result TEXT NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	lease VARCHAR(32) NOT NULL, 
	lease_until FLOAT NOT NULL, origin VARCHAR(60) DEFAULT '' NOT NULL, position TEXT DEFAULT '' NOT NULL, bots_due BOOLEAN DEFAULT 0 NOT NULL, random_seats BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('O1USoWLaKdkrivO1','chuhan',2,'{}','open','ilzFVlhyX0jD7tVK5yABaw','open',1,1,'{"kind":"none","seconds":0.0,"increment":0.0}','f8ebb453d5bc12e8a0b00731b4e0fa92bce000e4cb90782214f5afe39c193fde','494e75fd45e7a78a7280a28f7af340e50c36ecdecc4eea748217e3daa33ad4a7','uMvH3LOR5ArmFipX',1.79506024305366063123e+09,1.79506024305366063123e+09,0.0,'[]','','','',0.0,'','',0,0);
INSERT INTO "tables" VALUES('FlPuSDdYmZpJe0FD','chuhan',2,'{}','running','ilzFVlhyX0jD7tVK5yABaw','running',1,1,'{"kind":"none","seconds":0.0,"increment":0.0}','98e905b4b2f546544e19eb6f1031af3842b9439ced0769b0d9ced48eec31bf86','e27e4c59f65d46cde982d207df38e38a6df5c2273d120650e65ea726ef045735','L0sqd74cctGuWIj-',1.79506024306290054319e+09,1795060243.09392,1.79506024306798624991e+09,'["chu"]','','','',0.0,'','',0,0);
INSERT INTO "tables" VALUES('P-5-Z6sb4C0knijD','chuhan',2,'{}','finished','ilzFVlhyX0jD7tVK5yABaw','over',1,1,'{"kind":"none","seconds":0.0,"increment":0.0}','b060443970f073335f53c15d3b0059c541a955afd0df8a0c5edacfd5853afa29','c93d45292d8670499b71b8dddee79f9964c2c87ed7886dc4f174c5fe7087f68e','bxaziEPybxDRggV9',1.79506024311003541948e+09,1.79506024316378498071e+09,1.79506024313465762133e+09,'[]','{"reason":"resign","winners":["han"]}','','',0.0,'','',0,0);
INSERT INTO "tables" VALUES('wqC4quKNUk4SR7za','chuhan',2,'{}','finished','ilzFVlhyX0jD7tVK5yABaw','running',0,1,'{"kind":"none","seconds":0.0,"increment":0.0}','b060443970f073335f53c15d3b0059c541a955afd0df8a0c5edacfd5853afa29','29071bf01ca0ed860894b814042d8e398de1085cc6a1c92ad20fc52c537a2b97','J76QYjqQTgM7qVYC',1.79506024321963119508e+09,1.79506024431801986689e+09,1.79506024321963119508e+09,'["han"]','','','',0.0,'P-5-Z6sb4C0knijD/2','',0,0);
INSERT INTO "tables" VALUES('HTkAR7GI_a7hkRmD','chuhan',2,'{}','','oTywURX2IiczxNKlfRa8xg','over',0,0,'{"kind":"none","seconds":0.0,"increment":0.0}','b060443970f073335f53c15d3b0059c541a955afd0df8a0c5edacfd5853afa29','ee760d76340a51ed3f9ff3ec26968c0a38861e6a29275e724f8dfe8f0d10197d','vBlqQ1mhsR8pdPL6',1.79506024473719429969e+09,1.79506024473719429969e+09,1.79506024473719429969e+09,'[]','{"reason":"resign","winners":["han"]}','','',0.0,'upload','',0,0);
INSERT INTO "tables" VALUES('xzw0oVxTnC5cIfh3','chuhan',2,'{}','against a bot','ilzFVlhyX0jD7tVK5yABaw','over',0,1,'{"kind":"none","seconds":0.0,"increment":0.0}','1d0ed11d16829fa7aee94cc7effb303b798559a6a33cbad632a9602dfeff9672','bb7842c628864eff5960a9aa1b3bad651ad150e350f1d338cc875f376bc4efad','_6Zl47AHC9iGjpWC',1.79506024474583077425e+09,1.79506024475466394426e+09,1.79506024474583077425e+09,'[]','{"reason":"resign","winners":["chu"]}','','',0.0,'','',0,0);
INSERT INTO "tables" VALUES('IYsKAnvIbF71uSCd','chuhan',2,'{}','','oTywURX2IiczxNKlfRa8xg','over',0,0,'{"kind":"none","seconds":0.0,"increment":0.0}','1d0ed11d16829fa7aee94cc7effb303b798559a6a33cbad632a9602dfeff9672','eb5934266057b4f9fd4687e618c9a8d794a1272f223a70bd5be0bc5a9e6e5ef2','oawTdbbxbuBfNeki',1.79506024478171205514e+09,1.79506024478171205514e+09,1.79506024478171205514e+09,'[]','{"reason":"resign","winners":["chu"]}','','',0.0,'upload','',0,0);
INSERT INTO "tables" VALUES('pR19fuH1J4zu5f8V','chuhan',2,'{}','','ilzFVlhyX0jD7tVK5yABaw','running',0,0,'{"kind":"none","seconds":0.0,"increment":0.0}','0000000000000000000000000000000000000000000000000000000000000001','f7e934015c653aff9992e5548d9e2321dc1d876495d516069053f296a096bf31','p35ZLdkEHrkmSXmT',1.79506024480950927739e+09,1.79506024486318516725e+09,1.79506024480950927739e+09,'["han"]','','','',0.0,'lesson/chuhan/writ','{"leader":"chu","hands":{"han":["1","2","2","7","7","8"],"chu":["1","1","4","5","5","5","9"]},"draw":["0","4"]}',0,0);
INSERT INTO "tables" VALUES('yKgcElSUrn2l2i0d','huang',1,'{}','','oTywURX2IiczxNKlfRa8xg','running',0,0,'{"kind":"none","seconds":0.0,"increment":0.0}','0000000000000000000000000000000000000000000000000000000000000001','3fc2658d8578224b8ce3568e266561eb4054be0fd50b9cdb83199902d591ba92','MHrHyvjASeqx9qpc',1.79506024489423441888e+09,1.79506024490546774868e+09,1.79506024489423441888e+09,'["tiger"]','','','',0.0,'lesson/huang/end','{"tiles":{"K2":"yellow","I4":"yellow","M5":"yellow","K7":"yellow","C8":"yellow","D8":"red","H8":"yellow","G8":"green","H7":"blue"},"leaders":{"tiger":{"red":"C9"},"rabbit":{"yellow":"I8"}},"hands":{"tiger":["yellow","red","blue","blue","green","green"],"rabbit":["yellow","yellow","red","blue","blue","green"]},"vp":{"tiger":{"yellow":5,"red":4,"blue":3,"green":4,"white":2},"rabbit":{"yellow":8,"red":7,"blue":2,"green":6,"white":1}},"bag":0,"actions_left":1}',0,0);
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX tables_due ON tables (bots_due);
CREATE INDEX tables_by_change ON tables (status, changed);
CREATE INDEX tables_by_game ON tables (game, status, listed, changed);
CREATE INDEX tables_by_owner ON tables (owner, status);
COMMIT;
