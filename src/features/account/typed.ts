/** What was typed into the forms of the auth page. All of them share it: a slip onto the other tab costs nothing. */
export type Typed = { name: string; email: string; password: string };

export const nothingTyped: Typed = { name: '', email: '', password: '' };
