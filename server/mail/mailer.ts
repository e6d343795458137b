import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import { v7 } from 'uuid';

import { now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';

import type { MailKey } from './define-mail.ts';
import { layOut, type LaidOut } from './layout.ts';
import { Mailbox } from './mailbox.ts';

/** Sends the service's mails: through the operator's hook, else by SMTP, else into the mailbox outside production. */
export class Mailer {
  /** Null where mails are carried, and in production. */
  readonly mailbox: Mailbox | null;
  readonly #options: Options;
  readonly #transport: Transport | null;

  constructor(options: Options, log: FastifyBaseLogger) {
    const { smtpUrl, mailFrom, production } = options;
    this.#options = options;
    this.#transport = smtpUrl === undefined ? null : smtpTransport({ url: smtpUrl, from: mailFrom });
    this.mailbox = smtpUrl === undefined && !production ? new Mailbox() : null;
    if (smtpUrl === undefined && production) {
      log.warn('No SMTP_URL: mails without a hook of their own cannot be sent, and what needs them is off');
    }
  }

  /** Whether this mail can reach a user; what depends on it is enabled only then. */
  canSend(mail: MailKey): boolean {
    return this.mailbox !== null || this.isDeliverable(mail);
  }

  /** Whether the operator configured a way for this mail, beyond the development mailbox. */
  isDeliverable(mail: MailKey): boolean {
    return this.#transport !== null || mail.hook({ options: this.#options }) !== undefined;
  }

  /** Where a mail goes, whoever carries it. */
  recipientOf<Payload extends object>(key: MailKey<Payload>, mail: Payload): string {
    return key.template(mail, { options: this.#options }).to;
  }

  close(): void {
    this.#transport?.close();
  }

  /** Hands a mail over, once. Rejects when nobody took it. */
  async deliver<Payload extends object>(key: MailKey<Payload>, mail: Payload): Promise<void> {
    const hook = key.hook({ options: this.#options });
    if (hook) return hook(mail);
    const template = key.template(mail, { options: this.#options });
    const laidOut = layOut(template, this.#options);
    if (this.#transport) return this.#transport.send(laidOut);
    if (!this.mailbox) throw new Error('No way to send mail is configured');
    this.mailbox.keep({ id: v7(), name: key.name, url: template.action?.url ?? null, sentAt: now(), ...laidOut });
  }
}

/** Something that carries a mail, or says why it could not. */
interface Transport {
  send: (mail: LaidOut) => Promise<void>;
  close: () => void;
}

/** SMTP over a few kept connections; a server that does not answer is given up in seconds, to be tried again. */
function smtpTransport({ url, from }: { url: string; from: string }): Transport {
  let opened: Promise<Transporter> | undefined;
  return {
    send: async ({ to, subject, text, html }) => {
      opened ??= open(url);
      // As an object, so that no comma in it can become a second recipient.
      await (await opened).sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

/** Loaded for the first mail: a start is spared eighty modules. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail never fetches anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
