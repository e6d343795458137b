import { LockMode } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { removeOrganization, setLogo } from '#server/features/organizations/manage-organizations.ts';
import { readMembers } from '#server/features/organizations/members/members.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { changedFields } from '#server/fields/additional-fields.ts';
import type {
  AdminUpdateOrganization,
  GetOrganizationAsAdmin,
  ListOrganizationMembers,
  ListOrganizations,
} from '#shared/admin/organizations.ts';
import { ListMembers, type OrganizationIdInput } from '#shared/organizations/schemas.ts';

import { readOrganization, readOrganizationPage } from './queries.ts';

/** A page of all organizations. */
export async function listOrganizations({ ctx, input }: Call<AuthenticatedContext, typeof ListOrganizations>) {
  const { rows: organizations, ...page } = await readOrganizationPage(ctx.reads, input);
  return { organizations, ...page };
}

/** An organization with the numbers of its members, teams and pending invitations. */
export async function getOrganization({ ctx, input }: Call<AuthenticatedContext, typeof GetOrganizationAsAdmin>) {
  const organization = await readOrganization(ctx.reads, input.id);
  if (organization === null) throw new AppError('ORGANIZATION_NOT_FOUND');
  return organization;
}

/** A page of the members of any organization. */
export async function listOrganizationMembers({
  ctx,
  input,
}: Call<AuthenticatedContext, typeof ListOrganizationMembers>) {
  const { organizationId, ...selection } = input;
  await getOrganization({ ctx, input: { id: organizationId } });
  return readMembers(ctx.reads, organizationId, { ...ListMembers.parse(undefined), ...selection });
}

/** Changes the name, slug, logo or additional fields of any organization. */
export async function updateOrganizationAsAdmin({
  ctx,
  input,
}: Call<AuthenticatedContext, typeof AdminUpdateOrganization>) {
  const { name, slug, logo } = input.data;
  const additional = changedFields(organizationOptions.of(ctx).schema.organization.additionalFields, input.data);
  const fields = Object.keys(input.data).join(',');
  if (fields === '') throw new AppError('NO_DATA_TO_UPDATE');
  const organization = await lockOrganization(ctx, input.organizationId);

  if (name !== undefined) organization.name = name;
  if (slug !== undefined) organization.slug = slug;
  if (logo !== undefined) await setLogo(ctx, organization, logo);
  if (additional) organization.additionalFields = { ...organization.additionalFields, ...additional };
  await ctx.em.flush().catch(mapConstraintError('organization_slug_unique', 'ORGANIZATION_ALREADY_EXISTS'));
  ctx.audit('organization.updated', { organizationId: organization.id, details: { fields } });
  return organization;
}

/** Deletes any organization with its members, invitations and teams. */
export async function deleteOrganizationAsAdmin({
  ctx,
  input,
}: Call<AuthenticatedContext, typeof OrganizationIdInput>) {
  if (organizationOptions.of(ctx).disableOrganizationDeletion) throw new AppError('FORBIDDEN');
  await removeOrganization(ctx, await lockOrganization(ctx, input.organizationId), ctx.user);
  return { success: true as const };
}

/** Locks an organization until the commit. */
export async function lockOrganization({ em }: AuthenticatedContext, id: string): Promise<Organization> {
  await em.begin();
  const organization = await em.findOne(Organization, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (organization === null) throw new AppError('ORGANIZATION_NOT_FOUND');
  return organization;
}
