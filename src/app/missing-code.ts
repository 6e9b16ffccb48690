/** How browsers say that a module can't be loaded; the standard gives it no name. */
const words = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Whether this failed because code of the app could not be had: most often the server has a newer version, and the old code no more. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
