import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { ScimToken, type ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { callUrl } from '#server/http/address.ts';

export async function presentWithTokens(
  ctx: Pick<OrganizationActorContext, 'em' | 'options'>,
  directory: ScimDirectory,
) {
  return presentDirectory(ctx, directory, await ctx.em.find(ScimToken, { directory }, { orderBy: { id: 'asc' } }));
}

export function presentDirectory(
  { options }: Pick<OrganizationActorContext, 'options'>,
  directory: ScimDirectory,
  tokens: ScimToken[],
) {
  const { id, organizationId, name, enabled, defaultRole, ceilingRole, unconfirmedSince, createdAt, updatedAt } =
    directory;
  const url = callUrl(options, '/scim/v2');
  const confirmed = unconfirmedSince === null;
  return { id, organizationId, name, url, enabled, confirmed, defaultRole, ceilingRole, tokens, createdAt, updatedAt };
}
