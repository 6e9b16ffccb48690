import { codeOf } from './failure.ts';

/** The server's log: plain lines for the person who runs it. Never the content of a row, because that includes children's names. */

export type Log = { say: (line: string) => void; warn: (line: string) => void };

export const processLog: Log = {
  say: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
};

/**
 * Replaces `console` for the whole process. The embedded backend prints failing queries with their parameters; only an error's kind and
 * code are let through, and informational messages are dropped.
 */
export function redactConsole(log: Log): void {
  const redacted = (...parts: unknown[]): void => {
    const error = parts.find((part) => part instanceof Error);
    if (error !== undefined)
      log.warn(`The database answered an error (${[error.name, codeOf(error)].filter((word) => word !== '').join(' ')}).`);
  };
  console.error = redacted;
  console.warn = redacted;
  console.log = () => undefined;
  console.info = () => undefined;
  console.debug = () => undefined;
}
