import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { now } from '#server/lib/now.ts';
import type { CreateDirectory, InDirectory, UpdateDirectory } from '#shared/scim/schemas.ts';

import { requireGrantableRoles } from './directory-roles.ts';
import { requireDirectory, requireManagedDirectory } from './find-directory.ts';
import { presentDirectory, presentWithTokens } from './present-directory.ts';
import { createToken } from './tokens.ts';

// The guard of calls that change something has locked the organization.

/** An organization has one directory. The first token is answered with it. */
export async function createDirectory({ ctx, input }: Call<OrganizationActorContext, typeof CreateDirectory>) {
  const { name, defaultRole, ceilingRole } = input;
  requireGrantableRoles(ctx, { defaultRole, ceilingRole });
  const { organizationId, delegate } = ctx;
  const directory = ctx.em.create(ScimDirectory, {
    organization: organizationId,
    name,
    defaultRole,
    ceilingRole,
    unconfirmedSince: delegate?.mayEnable === false ? now() : null,
    setupLinkId: delegate?.id ?? null,
  });
  const { row, token } = createToken(ctx, directory, { name: '' });
  ctx.audit('directory.created', { organizationId, details: { directoryId: directory.id } });
  return { directory: presentDirectory(ctx, directory, [row]), token };
}

export async function getDirectory({ ctx }: Call<OrganizationActorContext, typeof InDirectory>) {
  return presentWithTokens(ctx, await requireDirectory(ctx));
}

export async function updateDirectory({ ctx, input }: Call<OrganizationActorContext, typeof UpdateDirectory>) {
  const directory = await requireManagedDirectory(ctx);
  const { organizationId: _, confirmed, ...changes } = input;
  const fields = Object.entries(changes).flatMap(([field, value]) =>
    value === undefined || value === directory[field as keyof typeof changes] ? [] : [field],
  );
  Object.assign(directory, Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field))));
  requireGrantableRoles(ctx, directory);
  if (confirmed && directory.unconfirmedSince !== null) {
    directory.unconfirmedSince = null;
    fields.push('confirmed');
  }
  const { id: directoryId, organizationId } = directory;
  if (fields.length > 0)
    ctx.audit('directory.updated', { organizationId, details: { directoryId, fields: fields.join(',') } });
  await ctx.em.flush();
  return presentWithTokens(ctx, directory);
}
