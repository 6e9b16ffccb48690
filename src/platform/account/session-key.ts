/** Where the sign-in is kept in the browser's local storage. */
export const sessionKey = 'venture-session';
