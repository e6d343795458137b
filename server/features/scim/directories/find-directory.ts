import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { AppError } from '#server/lib/errors.ts';

import { requireManageable } from './directory-roles.ts';

/** The directory of the organization. */
export async function requireDirectory({
  em,
  organizationId,
}: Pick<MemberQueryContext, 'em' | 'organizationId'>): Promise<ScimDirectory> {
  const directory = await em.findOne(ScimDirectory, { organization: organizationId });
  if (directory === null) throw new AppError('DIRECTORY_NOT_FOUND');
  return directory;
}

/** The same, for a caller who may manage it. */
export async function requireManagedDirectory(ctx: MemberContext): Promise<ScimDirectory> {
  const directory = await requireDirectory(ctx);
  requireManageable(ctx, directory);
  return directory;
}
