import { z } from 'zod';

import type { MailHook } from './messages.ts';

/** The option that takes such a hook. */
export function mailHook<Payload extends object>() {
  return z.custom<MailHook<Payload>>((value) => typeof value === 'function', 'a function').optional();
}
