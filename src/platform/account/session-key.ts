/** The key of the session in local storage. */
export const sessionKey = 'venture-session';
