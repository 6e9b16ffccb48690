export type WriteError =
  /** The command itself does not fit; the message can be shown. */
  | { kind: 'invalid'; message: string }
  /** There is no such row, or it has been deleted. */
  | { kind: 'missing'; message: string }
  /** The adventure is over: it can not be played on. */
  | { kind: 'finished'; message: string }
  /** More rows than a family may have. */
  | { kind: 'limit'; message: string }
  /** The adventure has grown beyond what an account can hold. */
  | { kind: 'too-large'; message: string }
  /** The device has no space left. */
  | { kind: 'quota'; message: string }
  /** Another tab has updated or removed the database: reload. */
  | { kind: 'closed'; message: string }
  /** A newer app has written this database: reload to get it. */
  | { kind: 'newer-schema'; message: string }
  /** Any other fault of the storage; nothing was written. */
  | { kind: 'storage'; message: string };

/** Thrown inside a write's transaction, so that all of it is undone; `write` turns it into its answer. */
export class Refusal extends Error {
  override readonly cause: WriteError;

  constructor(cause: WriteError) {
    super(cause.message);
    this.name = 'Refusal';
    this.cause = cause;
  }
}
