import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { shortLived } from '../../../support/servers/short-lived.ts';

/** A real backend outside of jsdom, with access to its database and its outgoing mail. */

type Ready = { url: string; key: string };
type Answer = { id: number; rows: Record<string, unknown>[]; mails: string };

export type BackendAtHand = Ready & {
  query: (sql: string, ...parameters: unknown[]) => Promise<Record<string, unknown>[]>;
  /** All mails sent so far, as text. */
  mails: () => Promise<string>;
  stop: () => Promise<void>;
};

export async function openBackend(): Promise<BackendAtHand> {
  const child = fork(resolve(import.meta.dirname, 'backend-process.ts'), { execArgv: [...shortLived, '--import', 'tsx'] });
  const ready = await new Promise<Ready>((started, failed) => {
    child.once('message', (message) => started(message as Ready));
    child.once('exit', (code) => failed(new Error(`The backend ended with ${code}.`)));
  });
  let asked = 0;
  function ask(sql: string, parameters: unknown[]): Promise<Answer> {
    asked += 1;
    const id = asked;
    return new Promise((answered) => {
      const listen = (message: unknown): void => {
        const answer = message as Answer;
        if (answer.id !== id) return;
        child.off('message', listen);
        answered(answer);
      };
      child.on('message', listen);
      child.send({ id, sql, parameters });
    });
  }
  return {
    ...ready,
    query: async (sql, ...parameters) => (await ask(sql, parameters)).rows,
    mails: async () => (await ask('select 1', [])).mails,
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped());
        child.disconnect();
      }),
  };
}
