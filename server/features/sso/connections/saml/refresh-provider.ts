import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { presentConnections } from '#server/features/sso/connections/present-connections.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

import { requireSaml } from './manage-certificates.ts';
import { followMetadata, requestMetadata } from './refresh-metadata.ts';

/** Reads the metadata again before the job does, such as when a provider has changed its certificate without notice. */
export async function refreshProvider(
  { ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>,
  managers: OrganizationGuard,
) {
  const { metadataUrl, revision } = await requireSaml(ctx, input.providerId);
  if (metadataUrl === null) throw new AppError('METADATA_NOT_READABLE', { reason: 'their address is not stored' });
  const metadata = await requestMetadata(ctx, metadataUrl);
  await lockMember(ctx, managers);
  const connection = await requireSaml(ctx, input.providerId);
  if (connection.revision !== revision || connection.metadataUrl !== metadataUrl)
    throw new AppError('PROVIDER_WAS_CHANGED');

  connection.metadataCheckedAt = now();
  await followMetadata(ctx, connection, metadata);
  await ctx.em.flush();
  const [presented] = await presentConnections(ctx, [connection]);
  return presented!;
}
