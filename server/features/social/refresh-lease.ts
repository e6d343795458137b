import { setTimeout as wait } from 'node:timers/promises';

import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';

const POLL_MS = 50;

/**
 * Runs a task that only one call at a time, of any process, may run for an account. Others wait for as long as a lease lasts,
 * without a connection. The lease of a process that ended in between expires.
 */
export async function withRefreshLease<T>(ctx: RequestContext, accountId: string, task: () => Promise<T>): Promise<T> {
  // A discovery and a token request.
  const seconds = (2 * ctx.options.outgoing.timeoutMs) / 1000 + 5;
  const givesUpAt = inSeconds(seconds);
  let until = inSeconds(seconds);
  while (!(await acquire(ctx, accountId, until))) {
    if (now() > givesUpAt) throw new AppError('FAILED_TO_REFRESH_ACCESS_TOKEN');
    await wait(POLL_MS);
    until = inSeconds(seconds);
  }
  try {
    return await task();
  } finally {
    await release(ctx, accountId, until);
  }
}

/** Outside of the ORM: a lease is no change of the account that hooks observe. */
async function acquire({ orm }: RequestContext, accountId: string, until: Date): Promise<boolean> {
  const [row] = await orm.em.fork().execute<{ acquired: boolean; exists: boolean }[]>(
    `with acquired as (
       update "account" set "refreshing_until" = ?
       where "id" = ? and ("refreshing_until" is null or "refreshing_until" <= ?) returning "id")
     select exists (select from acquired) as "acquired", exists (select from "account" where "id" = ?) as "exists"`,
    [until, accountId, now(), accountId],
  );
  if (!row!.exists) throw new AppError('ACCOUNT_NOT_FOUND');
  return row!.acquired;
}

async function release({ orm }: RequestContext, accountId: string, until: Date): Promise<void> {
  await orm.em
    .fork()
    .execute(`update "account" set "refreshing_until" = null where "id" = ? and "refreshing_until" = ?`, [
      accountId,
      until,
    ]);
}
