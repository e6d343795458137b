import { functionOption } from '#server/options/define-options.ts';
import type { Options } from '#server/options/kit-options.ts';

import type { MailLanguage } from './mail-language.ts';
import type { Notices } from './notices.ts';
import type { MailHook } from '#server/options/mail.types.ts';

/** The properties to store of the records in a payload, by the field of the record. */
export type RecordShapes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A kind of mail that a feature sends with `ctx.sendMail(key, payload)`. */
export interface MailDefinition<Payload extends object = never> {
  /** Identifies the mail in the outbox and in the mailbox; the same as the name of its hook. */
  readonly name: string;
  /**
   * Tells a user what has happened to the account. Counted apart from mails that callers ask for, which must not suppress it;
   * beyond its limit it is skipped, and the call succeeds.
   */
  readonly isNotice?: true;
  /** The properties to store of each record in the payload, except `user`. */
  readonly records?: RecordShapes;
  /** The address of the recipient. */
  to(mail: Payload): string;
  /** The built-in mail, for a service without a hook. */
  template(mail: Payload, service: { options: Options; language: MailLanguage; notices: Notices }): Template;
  /** A payload for previews of the template. */
  sample(service: { options: Options }): object;
  /** The hook from the options. */
  hook(service: { options: Options }): MailHook<Payload> | undefined;
}

interface MailDeclaration<Payload extends object> extends MailDefinition<Payload> {
  sample(service: { options: Options }): Payload;
}

export function defineMail<Payload extends object>(key: MailDeclaration<Payload>): MailDefinition<Payload> {
  return key;
}

/** The texts of a mail, not escaped. */
export interface Template {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Facts below the paragraphs, as rows of a label and a value. */
  details?: { label: string; value: string }[];
  /** A code to type, after the paragraphs, so that previews of the mail do not show it. */
  code?: string;
  action?: { label: string; url: string };
  /** For recipients who did not request the mail. */
  note: string;
}

/** An option for a hook; `payload` is the name of the payload's type. */
export function mailHook<Payload extends object>(payload: string) {
  return functionOption<MailHook<Payload>>(`MailHook<${payload}>`).optional();
}
