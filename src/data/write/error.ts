import type { Fault } from '../../domain/problems.ts';

type Kind =
  /** The command itself does not fit. */
  | 'invalid'
  /** There is no such row, or it has been deleted. */
  | 'missing'
  /** The adventure has ended and can't be continued. */
  | 'finished'
  /** More rows than a family may have. */
  | 'limit'
  /** The adventure has grown beyond what an account can hold. */
  | 'too-large'
  /** The device has no space left. */
  | 'quota'
  /** Another tab has updated or removed the database: reload. */
  | 'closed'
  /** A newer app has written this database: reload to get it. */
  | 'newer-schema'
  /** Any other fault of the storage; nothing was written. */
  | 'storage';

/** Why a write failed, and the problem to show. */
export type WriteError = { kind: Kind } & Fault;

/** Thrown inside a write's transaction to undo all of it; `write` returns it as its result. */
export class Refusal extends Error {
  override readonly cause: WriteError;

  constructor(cause: WriteError) {
    super(cause.problem);
    this.name = 'Refusal';
    this.cause = cause;
  }
}
