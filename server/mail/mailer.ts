import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import { v7 } from 'uuid';

import { now } from '#server/lib/now.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { Language } from '#shared/lib/language/languages.ts';

import type { MailDefinition } from './define-mail.ts';
import type { MailLanguage } from './mail-language.ts';
import { renderMail, type AddressedTemplate, type RenderedMail } from './layout.ts';
import { Mailbox } from './mailbox.ts';
import type { Notices } from './notices.ts';

interface MailTexts {
  /** The translated texts of all mails, by language and area. */
  translations: { readonly [Code in Language]?: MailLanguage['texts'] };
  notices: Notices;
}

/** Sends mails through the operator's hook, else by SMTP, else into the development mailbox. */
export class Mailer {
  /** Null with an SMTP server and in production. */
  readonly mailbox: Mailbox | null;
  readonly #options: Options;
  #smtp: Promise<Transporter> | undefined;

  readonly #texts: MailTexts;

  constructor(options: Options, log: FastifyBaseLogger, texts: MailTexts = { translations: {}, notices: new Map() }) {
    const { smtpUrl, production } = options;
    this.#options = options;
    this.#texts = texts;
    this.mailbox = smtpUrl === undefined && !production ? new Mailbox() : null;
    if (smtpUrl === undefined && production) {
      log.warn('No SMTP_URL: mails without a hook cannot be sent, and features that need them are disabled');
    }
  }

  /** Whether this mail can be sent; features that depend on it are disabled otherwise. */
  canSend(mail: MailDefinition): boolean {
    return this.mailbox !== null || this.isDeliverable(mail);
  }

  /** Whether this mail has a hook or an SMTP server; the development mailbox does not count. */
  isDeliverable(mail: MailDefinition): boolean {
    return this.#options.smtpUrl !== undefined || mail.hook({ options: this.#options }) !== undefined;
  }

  /** The built-in mail with its sample as payload. */
  preview(key: MailDefinition, code: Language): RenderedMail {
    const language = this.languageOf(code);
    // `defineMail` requires a sample with the type of the payload.
    const mail = key.sample({ options: this.#options }) as never;
    return renderMail(this.#templateOf(key, mail, language), this.#options, language);
  }

  #templateOf<Payload extends object>(
    key: MailDefinition<Payload>,
    mail: Payload,
    language: MailLanguage,
  ): AddressedTemplate {
    const { notices } = this.#texts;
    return { to: key.to(mail), ...key.template(mail, { options: this.#options, language, notices }) };
  }

  languageOf(code: Language): MailLanguage {
    return { code, texts: this.#texts.translations[code] ?? {} };
  }

  close(): void {
    void this.#smtp?.then((transporter) => transporter.close());
  }

  /** Makes one attempt; rejects if the hook or the SMTP server does. */
  async deliver<Payload extends object>(
    key: MailDefinition<Payload>,
    mail: Payload,
    code: Language = this.#options.languages[0]!,
  ): Promise<void> {
    const { smtpUrl, mailFrom } = this.#options;
    const hook = key.hook({ options: this.#options });
    if (hook) return hook(mail);
    const language = this.languageOf(code);
    const template = this.#templateOf(key, mail, language);
    const rendered = renderMail(template, this.#options, language);
    if (smtpUrl !== undefined) {
      const smtp = await (this.#smtp ??= connectToMailServer(smtpUrl));
      // An address object, so that a comma in the address cannot add a second recipient.
      const to = { name: '', address: rendered.to };
      // So that out-of-office replies do not answer (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await smtp.sendMail({ ...rendered, from: mailFrom, to, headers });
    } else if (this.mailbox) {
      this.mailbox.add({ id: v7(), name: key.name, url: template.action?.url ?? null, sentAt: now(), ...rendered });
    } else throw new Error('Neither SMTP_URL nor a hook is configured');
  }
}

/** Imports nodemailer with the first mail, since its eighty modules would slow down every start. */
export async function connectToMailServer(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail must not include files or fetched URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
