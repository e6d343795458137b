import { z } from 'zod';

import type { MailName, Mails } from './messages.ts';

/** Sends one kind of mail in the operator's own way, in place of the built-in one. */
export type MailHook<Name extends MailName> = (mail: Mails[Name]) => Promise<void> | void;

/** The option that takes such a hook. */
export function mailHook<Name extends MailName>(_name: Name) {
  return z.custom<MailHook<Name>>((value) => typeof value === 'function', 'a function').optional();
}
