import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import type { Reads } from '#server/db/reads.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { OrganizationDomain } from './domain.entity.ts';
import { domainOptions } from './domain.options.ts';
import { lookUpTxt } from './look-up.ts';
import { fail, lose, prove } from './proof.ts';
import { isProvenBy, recordOf } from './record.ts';

const BATCH = 100;
const LOOK_UPS_AT_ONCE = 10;
const DAY = 24 * 60 * 60;

interface Due {
  id: string;
  revision: number;
  domain: string;
  challenge: string;
}

/** Looks up the records of proven domains again. Processes that run it at the same time check different ones. */
export async function recheckDomains(service: AppServices): Promise<void> {
  let due: Due[];
  do {
    due = await leaseDue(service.reads, inSeconds(-domainOptions.of(service).recheckEvery));
    // Shared, so that each claim is taken once.
    const rest = due.values();
    const checkRest = async () => {
      for (const claim of rest) await recheck(service, claim);
    };
    await Promise.all(Array.from({ length: LOOK_UPS_AT_ONCE }, checkRest));
  } while (due.length === BATCH && !service.readiness.draining);
}

function leaseDue(reads: Reads, before: Date): Promise<Due[]> {
  const text = `update organization_domain set checked_at = $2 where id in (
      select id from organization_domain
      where verified_at is not null and lost_at is null and (checked_at is null or checked_at <= $1)
      order by checked_at nulls first limit ${BATCH} for update skip locked)
    returning id, revision, domain, challenge`;
  return reads.rows<Due>({ name: 'lease domains', text }, [before, now()]);
}

async function recheck(service: AppServices, claim: Due): Promise<void> {
  const values = await lookUpTxt(service, recordOf(claim).name);
  // Name servers that do not answer are no reason to lose a domain.
  if (values === null) return;
  await inBackgroundCall(service, (ctx) => settle(ctx, claim, isProvenBy(claim, values)));
}

/** A claim that has changed since the look-up began is left as it is. */
async function settle(ctx: RequestContext, { id, revision }: Due, isFound: boolean): Promise<void> {
  await ctx.em.execute('select from "organization_domain" where "id" = ? for update', [id]);
  const claim = await ctx.em.findOne(OrganizationDomain, { id, revision, lostAt: null });
  if (claim === null) return;
  if (isFound) {
    if (claim.failingSince !== null) prove(ctx, claim);
    return;
  }
  const { graceDays } = domainOptions.of(ctx);
  if ((claim.failingSince ?? now()) <= inSeconds(-graceDays * DAY)) await lose(ctx, claim, 'lost');
  else if (claim.failingSince === null) await fail(ctx, claim);
}
