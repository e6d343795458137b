import { functionOption } from '#server/options/define-options.ts';

import type { MailHook } from './messages.ts';

/** The option that takes such a hook; `payload` is the name of the payload's type. */
export function mailHook<Payload extends object>(payload: string) {
  return functionOption<MailHook<Payload>>(`MailHook<${payload}>`).optional();
}
