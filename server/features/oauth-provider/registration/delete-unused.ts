import type { AppServices } from '#server/call/context.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { inSeconds, now } from '#server/lib/now.ts';

const DAY = 86_400;
const IDLE_DAYS = 90;
const BATCH = 1000;

/**
 * Deletes applications that no user registered: a day after that, if no user allowed them anything, and after 90 days without a
 * consent or a token. Those that an administrator decided about stay.
 */
export async function deleteUnused(service: AppServices): Promise<void> {
  if (!oauthProviderOptions.of(service).enabled) return;
  const { orm, log, readiness } = service;
  let count: number;
  do {
    count = await inTransaction(orm.em.fork(), async (em) => {
      const rows = await em.execute<object[]>(
        `delete from oauth_client where id in (
          select c.id from oauth_client c where c.source <> 'manual' and c.created_at < ?
            and c.disabled_at is null and c.verified_at is null
            and not exists (select 1 from oauth_grant g where g.client_id = c.id and (g.updated_at > ?
              or exists (select 1 from oauth_artifact a where a.grant_id = g.id and a.expires_at > ?)))
          limit ${BATCH}) returning id`,
        [inSeconds(-DAY), inSeconds(-IDLE_DAYS * DAY), now()],
      );
      return rows.length;
    });
    if (count > 0) log.info({ rows: count }, 'deleted unused applications');
  } while (count === BATCH && !readiness.draining);
}
