import type { AppServices } from '#server/call/context.ts';
import type { ExpiringRow } from '#server/features/domains/queries.ts';
import { warnOfExpiry } from '#server/features/domains/warn-of-expiry.ts';
import { ScimDirectory, ScimToken } from '#server/features/scim/directory.entity.ts';
import { directoryTokenExpiringMail } from '#server/features/scim/scim.definitions.ts';

import { expiringTokens } from './queries.ts';

/** Before the last token in use expires: the directory would stop without a word. */
export function warnOfTokenExpiry(service: AppServices): Promise<void> {
  return warnOfExpiry<ExpiringRow & { directoryId: string }>(service, {
    ...expiringTokens,
    permissions: { directory: ['manage'] },
    warn: async (ctx, { id: tokenId, directoryId }, days) => {
      const { name: directoryName, organizationId } = await ctx.em.findOneOrFail(ScimDirectory, { id: directoryId });
      const { creator } = await ctx.em.findOneOrFail(ScimToken, { id: tokenId });
      ctx.audit('directory.token-expiring', { organizationId, details: { directoryId, tokenId, days } });
      return {
        organizationId,
        creator,
        mail: (warning) => ctx.sendMail(directoryTokenExpiringMail, { ...warning, directoryName }),
      };
    },
  });
}
