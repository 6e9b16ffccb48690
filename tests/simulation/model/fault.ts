/** An error as PostgreSQL raises it: its code, and the constraint where one was violated. */
export class SqlError extends Error {
  readonly code: string;
  readonly constraint: string;

  constructor(code: string, message: string, constraint = '') {
    super(message);
    this.name = 'SqlError';
    this.code = code;
    this.constraint = constraint;
  }
}

/** What is wrong with a row, and not with the server. */
export function isRowFault(error: unknown): error is SqlError {
  return error instanceof SqlError && ['22', '23', '42'].includes(error.code.slice(0, 2));
}
