import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { AppError } from '#server/lib/errors.ts';

import { requireManageable } from './directory-roles.ts';

/** The directory of the organization; a set-up link sees only the one that it connected. */
export async function requireDirectory({
  em,
  organizationId,
  delegate,
}: Pick<OrganizationActorContext, 'em' | 'organizationId' | 'delegate'>): Promise<ScimDirectory> {
  const visible = { organization: organizationId, ...(delegate && { setupLinkId: delegate.id }) };
  const directory = await em.findOne(ScimDirectory, visible);
  if (directory === null) throw new AppError('DIRECTORY_NOT_FOUND');
  return directory;
}

/** The same, for a caller who may manage it: a set-up link until a manager confirmed the directory. */
export async function requireManagedDirectory(ctx: OrganizationActorContext): Promise<ScimDirectory> {
  const directory = await requireDirectory(ctx);
  requireManageable(ctx, directory);
  if (ctx.delegate && directory.unconfirmedSince === null)
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES');
  return directory;
}
