import { functionOption } from '#server/options/define-options.ts';
import type { Options } from '#server/options/options.ts';

import type { MailHook } from './messages.ts';
import type { RecordShapes } from './outbox.ts';

/** A kind of mail that a feature sends. `ctx.sendMail(key, payload)` sends one with what the call changes. */
export interface MailKey<Payload extends object = never> {
  /** Names the mail in the outbox and in the mailbox; the same as its hook's. */
  readonly name: string;
  /** What is stored of the records in it, other than a user. */
  readonly records?: RecordShapes;
  /** The built-in mail, sent where the operator has no hook. */
  template(mail: Payload, service: { options: Options }): Template;
  /** The operator's hook, as the options have it. */
  hook(service: { options: Options }): MailHook<Payload> | undefined;
}

export function defineMail<Payload extends object>(key: MailKey<Payload>): MailKey<Payload> {
  return key;
}

/** The words of a mail, before it is laid out; nothing in it is escaped yet. */
export interface Template {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** What a reader who did not ask for this should know. */
  note: string;
}

/** The option that takes such a hook; `payload` is the name of the payload's type. */
export function mailHook<Payload extends object>(payload: string) {
  return functionOption<MailHook<Payload>>(`MailHook<${payload}>`).optional();
}
