/** The languages there are folders for, told by the build. */
declare const __LANGUAGES__: string[];
