import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { findRecipients } from '#server/features/domains/queries.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { ScimDirectory, ScimToken } from '#server/features/scim/directory.entity.ts';
import { directoryTokenExpiringMail } from '#server/features/scim/scim.definitions.ts';
import { now } from '#server/lib/now.ts';

import { TAKEN_TOKENS, takeExpiringTokens, type ExpiringToken } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Mails 30 days, 7 days and a day before the last token in use expires: the directory would stop without a word. */
export async function warnOfExpiry(service: AppServices): Promise<void> {
  let count: number;
  do {
    count = 0;
    await inBackgroundCall(service, async (ctx) => {
      await ctx.em.begin();
      const taken = await takeExpiringTokens(ctx.em);
      for (const token of taken) await warn(ctx, token);
      count = taken.length;
    });
  } while (count === TAKEN_TOKENS && !service.readiness.draining);
}

async function warn(ctx: RequestContext, { id: tokenId, directoryId, expiresAt }: ExpiringToken): Promise<void> {
  const { name: directoryName, organizationId } = await ctx.em.findOneOrFail(ScimDirectory, { id: directoryId });
  const { creator } = await ctx.em.findOneOrFail(ScimToken, { id: tokenId });
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: organizationId });
  const days = Math.ceil((new Date(expiresAt).getTime() - now().getTime()) / DAY_MS);
  ctx.audit('directory.token-expiring', { organizationId, details: { directoryId, tokenId, days } });
  for (const user of await findRecipients(ctx, { organizationId, creator }))
    ctx.sendMail(directoryTokenExpiringMail, { user, organizationName, directoryName, days });
}
