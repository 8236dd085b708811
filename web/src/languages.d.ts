/** The supported languages, defined by the build. */
declare const __LANGUAGES__: string[];
