import { z } from 'zod';

import type { MailHook } from '#server/options/feature-options.ts';

import type { MailName } from './messages.ts';

/** The option that takes such a hook. */
export function mailHook<Name extends MailName>(_name: Name) {
  return z.custom<MailHook<Name>>((value) => typeof value === 'function', 'a function').optional();
}
