import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { now } from '#server/lib/now.ts';
import type { ClientHost, SetClientHost } from '#shared/oauth-provider/registration.ts';
import { v7 } from 'uuid';

const MAX_HOSTS = 1000;

type Host = z.input<typeof ClientHost>;

const hostColumn = `split_part(c.client_id, '/', 3)`;

/** The hosts of metadata documents that the platform decided about, or whose applications users allowed something. */
export async function listClientHosts({ ctx }: Call<AuthenticatedQueryContext>): Promise<Host[]> {
  const rows = await ctx.em.execute<Host[]>(
    `select host, h.state, coalesce(d.applications, 0)::int applications, coalesce(d.users, 0)::int users
      from oauth_client_host h full join (
        select ${hostColumn} host, count(distinct c.id) applications, count(distinct g.user_id) users
        from oauth_client c left join oauth_grant g on g.client_id = c.id where c.source = 'document' group by 1
      ) d using (host) order by host limit ${MAX_HOSTS}`,
  );
  const { clientDocumentHosts } = oauthProviderOptions.of(ctx);
  const stated = rows.map((row) =>
    clientDocumentHosts.includes(row.host) ? { ...row, state: row.state ?? 'verified' } : row,
  );
  const unused = clientDocumentHosts.filter((host) => !rows.some((row) => row.host === host));
  return [...stated, ...unused.map((host): Host => ({ host, state: 'verified', applications: 0, users: 0 }))];
}

/** Says whether the platform checked a host, or refuses its applications, whose tokens then count no longer. */
export async function setClientHost({ ctx, input: { host, state } }: Call<AuthenticatedContext, typeof SetClientHost>) {
  const { em } = ctx;
  await em.begin();
  // Those that were disabled for themselves stay so.
  await em.execute(
    `update oauth_client c set disabled_at = null from oauth_client_host h
      where h.host = ? and h.state = 'blocked' and c.source = 'document' and ${hostColumn} = h.host and c.disabled_at = h.updated_at`,
    [host],
  );
  if (state === null) await em.execute('delete from oauth_client_host where host = ?', [host]);
  else {
    await em.execute(
      `insert into oauth_client_host (id, host, state, created_at, updated_at) values (?, ?, ?, ?, ?)
        on conflict (host) do update set state = excluded.state, updated_at = excluded.updated_at`,
      [v7(), host, state, now(), now()],
    );
  }
  if (state === 'blocked') {
    await em.execute(
      `update oauth_client c set disabled_at = h.updated_at from oauth_client_host h
        where h.host = ? and c.source = 'document' and ${hostColumn} = h.host and c.disabled_at is null`,
      [host],
    );
  }
  ctx.audit('oauth-client-host.changed', { organizationId: null, details: { host } });
  return { success: true as const };
}
