import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { domainOptions } from './domain.options.ts';
import { lookUpTxt } from './look-up.ts';
import { fail, lose, prove } from './proof.ts';
import { leaseClaims, LEASED_CLAIMS, lockClaim, type LookedUpClaim } from './queries.ts';
import { isProvenBy, recordOf } from './record.ts';

const LOOK_UPS_AT_ONCE = 10;
const DAY = 24 * 60 * 60;

/** Looks up the records of proven domains again. Processes that run it at the same time check different ones. */
export async function recheckDomains(service: AppServices): Promise<void> {
  let due: LookedUpClaim[];
  do {
    due = await leaseClaims(service.reads, inSeconds(-domainOptions.of(service).recheckEvery));
    // Shared, so that each claim is taken once.
    const rest = due.values();
    const checkRest = async () => {
      for (const claim of rest) await recheck(service, claim);
    };
    await Promise.all(Array.from({ length: LOOK_UPS_AT_ONCE }, checkRest));
  } while (due.length === LEASED_CLAIMS && !service.readiness.draining);
}

async function recheck(service: AppServices, claim: LookedUpClaim): Promise<void> {
  const values = await lookUpTxt(service, recordOf(claim).name);
  // Name servers that do not answer are no reason to lose a domain.
  if (values === null) return;
  await inBackgroundCall(service, (ctx) => settle(ctx, claim, isProvenBy(claim, values)));
}

/** A claim that has changed since the look-up began is left as it is. */
async function settle(ctx: RequestContext, lookedUp: LookedUpClaim, isFound: boolean): Promise<void> {
  const claim = await lockClaim(ctx, lookedUp);
  if (claim === null) return;
  if (isFound) {
    if (claim.failingSince !== null) prove(ctx, claim);
    return;
  }
  const { graceDays } = domainOptions.of(ctx);
  if ((claim.failingSince ?? now()) <= inSeconds(-graceDays * DAY)) await lose(ctx, claim, 'lost');
  else if (claim.failingSince === null) await fail(ctx, claim);
}
