/** Why the server can't start, in one line that a person can act on. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The message of anything that was thrown; the embedded database also throws values that are not errors. */
export function messageOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message);
  return String(thrown);
}

/** The code of a system error (`EACCES`, `EADDRINUSE`), or ''. */
export function codeOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}
