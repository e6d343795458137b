import type { MemberQueryContext } from '#server/features/organizations/context.ts';
import { ScimToken, type ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { callUrl } from '#server/http/address.ts';

export async function presentWithTokens(ctx: MemberQueryContext, directory: ScimDirectory) {
  return presentDirectory(ctx, directory, await ctx.em.find(ScimToken, { directory }, { orderBy: { id: 'asc' } }));
}

export function presentDirectory({ options }: MemberQueryContext, directory: ScimDirectory, tokens: ScimToken[]) {
  const { id, organizationId, name, enabled, defaultRole, ceilingRole, createdAt, updatedAt } = directory;
  const url = callUrl(options, '/scim/v2');
  return { id, organizationId, name, url, enabled, defaultRole, ceilingRole, tokens, createdAt, updatedAt };
}
