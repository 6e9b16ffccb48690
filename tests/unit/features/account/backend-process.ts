import { startBackend } from '../../../support/servers/backend.ts';

/** The backend for the tests in this folder, in a process of its own, because a server does not run with jsdom's globals. */

const backend = await startBackend();

process.on('message', (message: { id: number; sql: string; parameters: unknown[] }) => {
  void backend
    .query(message.sql, message.parameters)
    .then((rows) => process.send?.({ id: message.id, rows, mails: JSON.stringify(backend.mails) }));
});
process.on('disconnect', () => void backend.stop().then(() => process.exit(0)));
process.send?.({ url: backend.url, key: backend.publishableKey });
