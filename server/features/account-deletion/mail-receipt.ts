import type { RequestContext } from '#server/call/context.ts';
import type { Erasure } from '#server/features/users/events.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { accountDeletedMail } from './account-deletion.definitions.ts';

/** Mails the number of the receipt to the address of a person who was erased, if it was verified. */
export function mailReceipt(ctx: RequestContext, { email, emailVerified, name }: User, { receipt }: Erasure): void {
  if (receipt !== null && emailVerified) ctx.sendMail(accountDeletedMail, { email, name, receipt });
}
