/** What was typed into the forms of the auth page. They share it, so that nothing is lost when the person switches tabs. */
export type Typed = { name: string; email: string; password: string };

export const nothingTyped: Typed = { name: '', email: '', password: '' };
