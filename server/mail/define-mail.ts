import type { Options } from '#server/options/options.ts';

import type { Template } from './template.ts';

/** Sends a mail in the operator's own way, in place of the built-in template. */
type Hook<Payload> = (mail: Payload) => Promise<void> | void;

/** A kind of mail that a feature sends. `ctx.sendMail(key, payload)` sends one with what the call changes. */
export interface MailKey<Payload extends object = never> {
  /** Names the mail in the outbox and in the mailbox; the same as its hook's. */
  readonly name: string;
  /** The built-in mail, sent where the operator has no hook. */
  template(mail: Payload, service: { options: Options }): Template;
  /** The operator's hook, as the options have it. */
  hook(service: { options: Options }): Hook<Payload> | undefined;
}

export function defineMail<Payload extends object>(key: MailKey<Payload>): MailKey<Payload> {
  return key;
}
