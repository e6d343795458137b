import type { FastifyBaseLogger } from 'fastify';

import type { Options } from '#server/options.ts';

import type { MailHook } from './hook.ts';
import type { MailName, Mails } from './messages.ts';

/** Where each mail's hook stands in the options. */
const hooks: { [Name in MailName]: (options: Options) => MailHook<Name> | undefined } = {
  sendResetPassword: ({ emailAndPassword }) => emailAndPassword.sendResetPassword,
};

/** Sends the service's mails through the operator's hooks. */
export class Mailer {
  readonly #options: Options;
  readonly #log: FastifyBaseLogger;

  constructor(options: Options, log: FastifyBaseLogger) {
    this.#options = options;
    this.#log = log;
  }

  async send<Name extends MailName>(name: Name, mail: Mails[Name]): Promise<void> {
    const hook = hooks[name](this.#options);
    if (hook) await hook(mail);
    else this.#log.warn({ mail: name }, 'no way to send mail is configured');
  }
}
