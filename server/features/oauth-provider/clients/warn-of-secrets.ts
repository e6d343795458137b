import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { takeExpiring, TAKEN_EXPIRING, type Expiring, type ExpiringRow } from '#server/features/domains/queries.ts';
import { OAuthClient, organizationIdOf } from '#server/features/oauth-provider/client.entity.ts';
import { clientSecretExpiresMail } from '#server/features/oauth-provider/oauth-provider.mails.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { findManagers } from '#server/features/organizations/managers.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';

import { displayName } from './present-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const endingSecrets: Expiring = {
  table: 'oauth_client',
  endsAt: 'previous_secret_expires_at',
  join: '',
  condition: '"disabled_at" is null',
  columns: '"creator_id" "creatorId"',
};

type EndingSecret = ExpiringRow & { creatorId: string | null };

/** Mails the managers of applications 30 days, 7 days and a day before the secret that they replaced ends. */
export async function warnOfSecrets(service: AppServices): Promise<void> {
  if (!oauthProviderOptions.of(service).enabled) return;
  let count: number;
  do {
    count = 0;
    await inBackgroundCall(service, async (ctx) => {
      await ctx.em.begin();
      const taken = await takeExpiring<EndingSecret>(ctx.em, endingSecrets);
      for (const row of taken) await warn(ctx, row);
      count = taken.length;
    });
  } while (count === TAKEN_EXPIRING && !service.readiness.draining);
}

async function warn(ctx: RequestContext, { id, endsAt, creatorId }: EndingSecret): Promise<void> {
  const client = await ctx.em.findOneOrFail(OAuthClient, { id });
  const { name: applicationName, secretStart } = client;
  const organizationId = organizationIdOf(client);
  const days = Math.ceil((new Date(endsAt).getTime() - now().getTime()) / DAY_MS);
  ctx.audit('oauth-client.secret-expiring', {
    organizationId,
    details: { oauthClientId: id, name: displayName(client) },
  });
  const creator = creatorId === null ? null : await ctx.em.findOne(User, { id: creatorId, kind: 'person' });
  const users =
    organizationId === null
      ? [creator].filter((user) => user !== null)
      : await findManagers(ctx, { organizationId, creator }, { oauthClient: ['manage'] });
  for (const user of users) {
    ctx.sendMail(clientSecretExpiresMail, { user, applicationName, secretStart: secretStart ?? '', days });
  }
}
