/** An error as PostgreSQL raises it: its SQLSTATE, and the name of the constraint where one was violated. */
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

/** Whether the error is about a row (its values, constraints or permissions), and not about the call or the server. */
export function isRowFault(error: unknown): error is SqlError {
  return error instanceof SqlError && ['22', '23', '42'].includes(error.code.slice(0, 2));
}
