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
      log.say(
        `Mail for ${message.to}, which no mail server is set up to send: ${message.subject}\n  ${linkIn(message) ?? 'It has no link.'}`,
      );
      return Promise.resolve();
    },
  };
}

/**
 * The mails as people read them: the link, and what to know of it. The service's own text prints a code as well, which nobody here can type
 * in anywhere and which is as good as the link to whoever looks over a shoulder.
 */
export function plainMail(driver: EmailDriver): EmailDriver {
  return {
    send: async ({ to, ...message }) => {
      const found = linkIn(message);
      if (found === null) throw new Error('A mail has no link.');
      const link = new URL(found);
      // Where a link leads is not said by the link: back to the app.
      link.searchParams.delete('redirect_to');
      await driver.send({ to, subject: 'A new password for Play Venture', text: words(link.href) });
    },
  };
}

const words = (link: string): string => `Somebody asked for a new password for Play Venture with this address.

If that was you, open this link within an hour. It works once:
${link}

If it was not, there is nothing to do: your password stays as it is.
`;

function linkIn(message: Pick<EmailMessage, 'text'>): string | null {
  return /https?:\/\/\S+/.exec(message.text ?? '')?.[0] ?? null;
}
