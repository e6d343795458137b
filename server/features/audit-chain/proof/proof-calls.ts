import type { AppServices, Call } from '#server/call/context.ts';
import type { MemberQueryContext } from '#server/features/organizations/context.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import type { ProveEntry, ProveOrganizationEntry } from '#shared/audit-chain/schemas.ts';

import { proveEntry } from './prove-entry.ts';
import type { ReadRows } from './read-seals.ts';

const readsOf =
  ({ reads }: Pick<AppServices, 'reads'>): ReadRows =>
  (text, values) =>
    reads.rows({ text }, values);

/** The proof of any entry, with its address. */
export async function getProof({ ctx, input }: Call<AuthenticatedContext, typeof ProveEntry>) {
  return proveEntry(readsOf(ctx), { entryId: input.entryId, withOrigin: true });
}

/** The proof of an entry of an organization, without its address. */
export async function getOrganizationProof({ ctx, input }: Call<MemberQueryContext, typeof ProveOrganizationEntry>) {
  const { organizationId } = ctx;
  return proveEntry(readsOf(ctx), { entryId: input.entryId, withOrigin: false, organizationId });
}
