import type { AppServices } from '#server/call/context.ts';
import type { Reads } from '#server/db/reads.ts';
import { twoFactorPolicy } from '#server/features/organizations/two-factor-policy.ts';
import { sessionQueries } from '#server/features/sessions/queries.ts';

/** What `findSession` needs, without a service. */
export function sessionReads(reads: Reads) {
  // Its queries depend on nothing else.
  const queries = sessionQueries.create({ organizationPolicies: [twoFactorPolicy] } as unknown as AppServices);
  return { reads, featureServices: new Map<string, unknown>([[sessionQueries.name, queries]]) };
}
