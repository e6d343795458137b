import type { Call } from '#server/context.ts';
import type { InOrganization } from './context.ts';
import { AppError } from '#server/errors.ts';

import { organizationDeleting } from './events.ts';
import { runHooks } from './hooks.ts';
import { Organization } from './organization.entity.ts';
import { organizationOptions } from './organization.options.ts';

/** Deletes an organization with its members, invitations and teams, and takes it out of everybody's sessions. */
export async function deleteOrganization({ ctx }: Call<InOrganization>) {
  const { em, organization, organizationId, user } = ctx;
  if (organizationOptions.of(ctx).disableOrganizationDeletion) throw new AppError('FORBIDDEN');

  await runHooks(ctx, 'DeleteOrganization', { organization, user });
  await organizationDeleting.emit(ctx, { organizationId });
  em.remove(em.merge(Organization, { ...organization }));
  ctx.audit('organization.deleted', { organizationId, details: { slug: organization.slug } });
  return organization;
}
