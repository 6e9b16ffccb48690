declare const __BUILD_ID__: string;

/** Which build of the app this is. */
export const buildId: string = __BUILD_ID__;
