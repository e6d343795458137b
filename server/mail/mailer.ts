import type { FastifyBaseLogger } from 'fastify';
import { v7 } from 'uuid';

import type { MailHook } from '#server/options/feature-options.ts';
import { now } from '#server/now.ts';
import type { Options } from '#server/configuration.ts';

import { layOut } from './layout.ts';
import { letters } from './letters.ts';
import { Mailbox } from './mailbox.ts';
import type { MailName, Mails } from './messages.ts';
import { smtpTransport, type Transport } from './transport.ts';

/** Where each mail's hook stands in the options. */
const hooks: { [Name in MailName]: (options: Options) => MailHook<Name> | undefined } = {
  sendVerificationEmail: ({ emailVerification }) => emailVerification.sendVerificationEmail,
  sendResetPassword: ({ emailAndPassword }) => emailAndPassword.sendResetPassword,
  sendChangeEmailVerification: ({ user }) => user.changeEmail.sendChangeEmailVerification,
  sendDeleteAccountVerification: ({ user }) => user.deleteUser.sendDeleteAccountVerification,
  sendMagicLink: ({ magicLink }) => magicLink.sendMagicLink,
  onExistingUserSignUp: ({ emailAndPassword }) => emailAndPassword.onExistingUserSignUp,
  onEmailChanged: ({ user }) => user.changeEmail.onEmailChanged,
  sendInvitationEmail: ({ organization }) => organization.sendInvitationEmail,
};

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

  /** Whether a mail of this name can reach anybody: what depends on it is enabled by that. */
  canSend(name: MailName): boolean {
    return this.#transport !== null || this.mailbox !== null || hooks[name](this.#options) !== undefined;
  }

  /** Whether the operator gave this mail somebody to carry it, beyond the mailbox of a developer. */
  isCarried(name: MailName): boolean {
    return this.#transport !== null || hooks[name](this.#options) !== undefined;
  }

  /** Where a mail goes, whoever carries it. */
  recipientOf<Name extends MailName>(name: Name, mail: Mails[Name]): string {
    return letters[name](mail, this.#options).to;
  }

  close(): void {
    this.#transport?.close();
  }

  /** Hands a mail over, once. Rejects when nobody took it. */
  async deliver<Name extends MailName>(name: Name, mail: Mails[Name]): Promise<void> {
    const hook = hooks[name](this.#options);
    if (hook) return hook(mail);
    const letter = letters[name](mail, this.#options);
    const laidOut = layOut(letter, this.#options);
    if (this.#transport) return this.#transport.send(laidOut);
    if (!this.mailbox) throw new Error('No way to send mail is configured');
    this.mailbox.keep({ id: v7(), name, url: letter.action?.url ?? null, sentAt: now(), ...laidOut });
  }
}
