import { type EmailDriver, type EmailMessage, SmtpEmailDriver } from '@supabase/lite';
import { messageOf } from '../failure.ts';
import type { Log } from '../log.ts';

/** The mail server for the account service, and the texts of its mails. */

export type MailServer = { host: string; port: number; user: string | null; password: string | null; from: string };

/** Sends through a mail server, in the background: if the answer waited for it, the time would reveal whether a mail was sent. */
export function smtpMail(server: MailServer, log: Log): EmailDriver {
  const { host, port, user, password, from } = server;
  const driver = new SmtpEmailDriver({ host, port, from, ...(user === null || password === null ? {} : { user, pass: password }) });
  return {
    send: (message) => {
      driver.send(message).catch((error: unknown) => log.warn(`A mail could not be sent through ${host}: ${messageOf(error)}`));
      return Promise.resolve();
    },
  };
}

/** Without a mail server the link is logged, so that whoever runs the server can pass it on. */
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
 * Rewrites the account service's mails for people: the link with an explanation. The service's own text also contains a code, which can't
 * be typed in anywhere here, and which would let anybody who sees it sign in.
 */
export function plainMail(driver: EmailDriver): EmailDriver {
  return {
    send: async ({ to, ...message }) => {
      const found = linkIn(message);
      if (found === null) throw new Error('A mail has no link.');
      const link = new URL(found);
      // Links always lead back to the app, so the redirect is removed.
      link.searchParams.delete('redirect_to');
      await driver.send(linkMail(to, link));
    },
  };
}

/** A mail with a link that signs in: to confirm an account, or to choose a new password. */
export function linkMail(to: string, link: URL): EmailMessage {
  const isSignUp = link.searchParams.get('type') === 'signup';
  return isSignUp
    ? { to, subject: 'Welcome to Play Venture', text: confirmation(link.href) }
    : { to, subject: 'A new password for Play Venture', text: recovery(link.href) };
}

/** The mail to the owner of an address when somebody signs up with it again. */
export function accountMail(to: string, app: URL): EmailMessage {
  return { to, subject: 'You have an account for Play Venture', text: known(app.href) };
}

/** The mail where an address that nobody has confirmed yet is signed up again: whose password counts is not known, so the link leads to a new one. */
export function againMail(to: string, link: URL): EmailMessage {
  return { to, subject: 'Welcome to Play Venture', text: again(link.href) };
}

const recovery = (link: string): string => `Somebody asked for a new password for Play Venture with this address.

If that was you, open this link within an hour. It works once:
${link}

If it was not, there is nothing to do: your password stays as it is.
`;

const confirmation = (link: string): string => `Somebody signed up for Play Venture with this address.

If that was you, open this link within an hour to begin:
${link}

If it was not, there is nothing to do: without the link there is no account.
`;

const again = (link: string): string => `Somebody signed up for Play Venture with this address more than once.

If that was you, open this link within an hour and choose your password. It works once, and earlier links no longer do:
${link}

If it was not, there is nothing to do: without the link there is no account.
`;

const known = (app: string): string => `Somebody signed up for Play Venture with this address, which has an account already.

If that was you, sign in with your password, or ask for a new one there:
${app}

If it was not, there is nothing to do: your account stays as it is.
`;

function linkIn(message: Pick<EmailMessage, 'text'>): string | null {
  return /https?:\/\/\S+/.exec(message.text ?? '')?.[0] ?? null;
}
