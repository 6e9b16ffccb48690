import { startBackend } from '../../../support/backend.ts';

/** The backend of the tests beside this file, in a process of its own: a page's globals are no place for a server. */

const backend = await startBackend();

process.on('message', (message: { id: number; sql: string; parameters: unknown[] }) => {
  void backend
    .query(message.sql, message.parameters)
    .then((rows) => process.send?.({ id: message.id, rows, mails: JSON.stringify(backend.mails) }));
});
process.on('disconnect', () => void backend.stop().then(() => process.exit(0)));
process.send?.({ url: backend.url, key: backend.publishableKey });
