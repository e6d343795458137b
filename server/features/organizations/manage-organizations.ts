import { wrap } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { lockUser } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { CreateOrganization, UpdateOrganization } from '#shared/organizations/schemas.ts';

import { activateOrganization } from './active-organization.ts';
import type { ActorContext, MemberContext } from './context.ts';
import { logoChanged, organizationDeleting } from './events.ts';
import { Member } from './member.entity.ts';
import { addMember } from './members/membership.ts';
import { Organization, Team } from './organization.entity.ts';
import { changesBefore, runAfter, runOrganizationHooks } from './organization-hooks.ts';
import { organizationOptions } from './organization.options.ts';
import { lockOrganizationsOf } from './queries.ts';
import type { OrganizationCreated } from './organization.types.ts';
import { isLastOwner } from './roles.ts';
import { joinTeams } from './teams/team-members.ts';
import { setTwoFactorPolicy } from './two-factor-policy.ts';
import { changedFields, newFields } from '#server/fields/additional-fields.ts';

/** The creator becomes the owner. The new organization becomes the active one, unless the input says otherwise. */
export async function createOrganization({ ctx, input }: Call<ActorContext, typeof CreateOrganization>) {
  const { em, user } = ctx;
  if (input.userId !== undefined && !ctx.isNamed) rejectField('userId');
  await requireMayCreate(ctx);

  const { name, slug, logo = null, metadata } = input;
  const { creatorRole: role, teams, schema } = organizationOptions.of(ctx);
  const stored = metadata ? JSON.stringify(metadata) : null;
  const additionalFields = newFields(schema.organization.additionalFields, input);
  const organization = em.create(Organization, { name, slug, logo, metadata: stored, additionalFields });
  const member = await addMember(ctx, { organization, user, role, by: 'founding' });
  const payload = () => ({ organization, member, user });
  Object.assign(organization, await changesBefore(ctx, 'CreateOrganization', { subject: organization, payload }));
  Object.assign(member, await changesOfMember(ctx, member, payload));
  await runAfter(ctx, 'AddMember', payload);
  const team = teams.enabled && teams.defaultTeam.enabled ? await createFirstTeam(ctx, member, organization) : null;
  if (!input.keepCurrentActiveOrganization) activateOrganization(ctx, organization.id, team?.id);
  ctx.audit('organization.created', { organizationId: organization.id });

  await runAfter(ctx, 'CreateOrganization', payload);
  return { ...wrap(organization).toPOJO(), members: [member] };
}

/** The creator stays the owner, whatever role the hook returns. */
async function changesOfMember(ctx: EventContext, member: Member, payload: () => OrganizationCreated) {
  const { additionalFields } = await changesBefore(ctx, 'AddMember', { subject: member, payload });
  return additionalFields ? { additionalFields } : {};
}

/** The creator is in the first team. */
async function createFirstTeam(ctx: ActorContext, member: Member, organization: Organization): Promise<Team> {
  const team = ctx.em.create(Team, { organization, name: organization.name });
  const payload = () => ({ team, user: ctx.user, organization });
  Object.assign(team, await changesBefore(ctx, 'CreateTeam', { subject: team, payload }));
  joinTeams(ctx, member, [team]);
  await runAfter(ctx, 'CreateTeam', payload);
  return team;
}

async function requireMayCreate({ em, user, options }: ActorContext): Promise<void> {
  const { allowUserToCreateOrganization: allow, organizationLimit } = organizationOptions.of({ options });
  if (!(typeof allow === 'function' ? await allow(user) : allow)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION');
  }
  if (organizationLimit === undefined) return;

  // Locked, so that parallel calls of the user cannot pass the limit.
  await lockUser(em, user);
  const limit = typeof organizationLimit === 'function' ? await organizationLimit(user) : organizationLimit;
  const isReached = typeof limit === 'boolean' ? limit : (await em.count(Member, { user })) >= limit;
  if (isReached) throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
}

/** Changes the fields of the input; null clears the logo or the metadata. */
export async function updateOrganization({ ctx, input }: Call<MemberContext, typeof UpdateOrganization>) {
  const { em } = ctx;
  const organization = em.merge(Organization, { ...ctx.organization });
  const { requireTwoFactor, ...changes } = input.data;
  const { name, slug, logo, metadata } = changes;
  const additional = changedFields(organizationOptions.of(ctx).schema.organization.additionalFields, changes);
  // The guard read it before the lock.
  if (requireTwoFactor !== undefined || logo !== undefined || additional) await em.refreshOrFail(organization);
  if (requireTwoFactor !== undefined) setTwoFactorPolicy(ctx, organization, requireTwoFactor);
  if (name !== undefined) organization.name = name;
  if (slug !== undefined) organization.slug = slug;
  if (logo !== undefined) await setLogo(ctx, organization, logo);
  if (metadata !== undefined) organization.metadata = metadata && JSON.stringify(metadata);
  if (additional) organization.additionalFields = { ...organization.additionalFields, ...additional };
  const about = { user: ctx.user, member: ctx.member };
  const payload = () => ({ organization: changes, ...about });
  Object.assign(organization, await changesBefore(ctx, 'UpdateOrganization', { subject: changes, payload }));
  await runAfter(ctx, 'UpdateOrganization', () => ({ organization, ...about }));

  const fields = Object.keys(changes).join(',');
  const isOnlyPolicy = fields === '' && requireTwoFactor !== undefined;
  if (!isOnlyPolicy) ctx.audit('organization.updated', { organizationId: organization.id, details: { fields } });
  return organization;
}

/** Sets or removes the logo. Requires the lock on the organization. */
export async function setLogo(ctx: EventContext, organization: Organization, logo: string | null): Promise<void> {
  if (organization.logo === logo) return;
  organization.logo = logo;
  await logoChanged.emit(ctx, { organizationId: organization.id, logo });
}

/** Deletes an organization with its members, invitations and teams, and clears it from all sessions. */
export async function deleteOrganization({ ctx }: Call<MemberContext>) {
  const { em, organization, user } = ctx;
  if (organizationOptions.of(ctx).disableOrganizationDeletion) throw new AppError('FORBIDDEN');
  await removeOrganization(ctx, em.merge(Organization, { ...organization }), user);
  return organization;
}

/** `user` deletes it. Requires the lock on the organization. */
export async function removeOrganization(ctx: EventContext, organization: Organization, user: User): Promise<void> {
  const { id: organizationId, slug } = organization;
  await runOrganizationHooks(ctx, 'DeleteOrganization', () => ({ organization, user }));
  await organizationDeleting.emit(ctx, { organizationId });
  ctx.em.remove(organization);
  ctx.audit('organization.deleted', { actorId: user.id, organizationId, details: { slug } });
}

/**
 * Before a user is deleted: deletes the organizations without other members. The only owner of an organization with other
 * members cannot be deleted.
 */
export async function removeOrganizationsOf(ctx: EventContext, { user }: { user: User }): Promise<void> {
  const { em } = ctx;
  // The organization of a service account has an owner, who is a person.
  if (user.kind !== 'person') return;
  await lockOrganizationsOf(em, user.id);
  const memberships = await em.find(Member, { user }, { populate: ['organization'], refresh: true });
  for (const member of memberships) {
    const organization = member.organization.getEntity();
    // Service accounts do not remain without people.
    const others = await em.count(Member, { organization, id: { $ne: member.id }, user: { kind: 'person' } });
    if (others === 0) await removeOrganization(ctx, organization, user);
    else if (await isLastOwner(ctx, member)) {
      throw new AppError('THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST', {
        organization: organization.name,
      });
    }
  }
}
