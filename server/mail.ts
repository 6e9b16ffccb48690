import { type EmailDriver, type EmailMessage, SmtpEmailDriver } from '@supabase/lite';
import type { Log } from './log.ts';

/** Where the mails of the account service go. The only mail there is resets a forgotten password. */

export type MailServer = { host: string; port: number; user: string | null; password: string | null; from: string };

/** Sends through a mail server. */
export function smtpMail(server: MailServer): EmailDriver {
  const { host, port, user, password, from } = server;
  return new SmtpEmailDriver({ host, port, from, ...(user === null || password === null ? {} : { user, pass: password }) });
}

/** Without a mail server the link goes to whoever runs the server, who passes it on. */
export function loggedMail(log: Log): EmailDriver {
  return {
    send: (message) => {
      log.say(`Mail for ${message.to}, which no mail server is set up to send: ${message.subject}\n  ${linkIn(message)}`);
      return Promise.resolve();
    },
  };
}

function linkIn(message: EmailMessage): string {
  return /https?:\/\/\S+/.exec(message.text ?? '')?.[0] ?? 'It has no link.';
}
