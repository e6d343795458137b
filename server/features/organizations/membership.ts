import { z } from 'zod';

import { isSystemCall, type RequestContext } from '#server/context.ts';
import type { ActorContext, InOrganization, OrganizationContext } from './context.ts';
import type { ReadContext, SignedIn } from '#server/features/sessions/context.ts';
import { AppError, type StaticErrorCode } from '#server/errors.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { Status } from '#shared/core.ts';
import { LookupId } from '#shared/fields.ts';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import { Member } from './members/member.entity.ts';
import { findMembership, lockUserAndOrganization, type Membership } from './queries.ts';
import { organizationOptions } from './organization.options.ts';

/** A code, with its status where the call answers it with another than usual. */
export type GuardError = StaticErrorCode | readonly [code: StaticErrorCode, status: Status];

/** How a row answers those whom its guard turns away, and where it finds the organization. */
export interface OrganizationGuard {
  /** No organization is named, and none is active. */
  onMissing: GuardError;
  /** The caller is not a member; an organization that does not exist is answered alike. */
  onNotMember: GuardError;
  /** No role of the caller's grants what the call needs. */
  onForbidden?: GuardError;
  /** Where the call names its organization beside `organizationId`. */
  by?: 'slug' | 'invitation' | 'data';
  /** Takes turns with every other call that changes who is what in the organization. */
  locks?: true;
  /** Not by an administrator in the person's place. */
  notImpersonated?: true;
}

export interface Choice {
  organizationId?: string | undefined;
  organizationSlug?: string | undefined;
}

type Seen = Pick<OrganizationContext, 'organization' | 'organizationId' | 'member'>;
export type Guarded = OrganizationGuard &
  ({ permissions?: undefined } | { permissions: OrganizationPermissions; onForbidden: GuardError });

/** Turns away whoever is not a member with the permission, each in the row's own words. */
export async function requireMembership(ctx: SignedIn, input: unknown, guard: Guarded): Promise<Seen> {
  if (guard.notImpersonated && ctx.session.impersonatedBy !== null) {
    throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
  }
  const found = await requireSeenMembership(ctx, input, guard);
  if (guard.locks) await lockMembership({ ...ctx, ...found }, guard);
  return found;
}

/**
 * Locks the organization, so that no other call changes who is what in it meanwhile, and requires the caller's permission
 * anew: both may have changed while the call waited for the lock.
 */
export async function lockMembership(ctx: InOrganization, guard: Guarded): Promise<void> {
  const { em, organizationId, member } = ctx;
  const current = await lockUserAndOrganization(em, { userId: member.userId, organizationId });
  if (current?.id !== member.id) throw refusal(guard.onNotMember);
  const { role, teamId } = current;
  requirePermission(ctx, Object.assign(member, { role, teamId }), guard);
}

/** The same for a call that only looks. */
export async function requireSeenMembership(ctx: ReadContext, input: unknown, guard: Guarded): Promise<Seen> {
  const seen = await (guard.by === 'invitation' ? byInvitation(ctx, input) : byChoice(ctx, choiceOf(input, guard)));
  if (seen === undefined) throw refusal(guard.onMissing);
  if (seen === null) throw refusal(guard.onNotMember);
  requirePermission(ctx, seen.member, guard);
  return { ...seen, organizationId: seen.organization.id };
}

function requirePermission(
  { options }: RequestContext,
  member: { role: string },
  { permissions, onForbidden }: Guarded,
): void {
  if (permissions && !can(organizationOptions.of({ options }).access, member.role, permissions))
    throw refusal(onForbidden);
}

/** The caller's membership in the unit of work, for the calls that change it. */
export function managedMembership({ em, member }: InOrganization): Member {
  const { organizationId: organization, userId: user, teamId: team, ...rest } = member;
  return em.merge(Member, { ...rest, organization, user, team });
}

/** A caller's membership of the organization chosen: null when they have none, undefined when nothing is chosen. */
export async function byChoice(ctx: ReadContext, choice: Choice) {
  const { organizationId, organizationSlug } = choice;
  if (organizationSlug !== undefined) {
    return membersOnly(await findMembership(ctx, 'slug', organizationSlug.trim().toLowerCase()));
  }
  const id = organizationId ?? ctx.session.activeOrganizationId;
  return id === null ? undefined : membersOnly(await findMembership(ctx, 'id', id));
}

async function byInvitation(ctx: ReadContext, input: unknown) {
  const { invitationId } = ByInvitation.parse(input ?? {});
  const read = await findMembership(ctx, 'invitation', invitationId);
  return read === null ? undefined : membersOnly(read);
}

/** One answer for unknown and foreign. */
function membersOnly(read: Membership | null): Omit<Seen, 'organizationId'> | null {
  return read?.member ? { organization: read.organization, member: read.member } : null;
}

// The guard reads the input before its schema has: what is malformed is left for the schema to refuse.
const Chosen = z.object({ organizationId: LookupId.optional().catch(undefined) }).catch({ organizationId: undefined });
const ChosenSlug = z.object({ organizationSlug: z.string().optional().catch(undefined) }).catch({});
const ChosenInData = z
  .object({ data: Chosen })
  .transform(({ data }) => data)
  .catch({ organizationId: undefined });
const ByInvitation = z
  .object({ invitationId: LookupId.catch(LookupId.parse('none')) })
  .catch({ invitationId: LookupId.parse('none') });

function choiceOf(input: unknown, { by }: OrganizationGuard): Choice {
  const { organizationId = by === 'data' ? ChosenInData.parse(input).organizationId : undefined } = Chosen.parse(input);
  return { organizationId, organizationSlug: by === 'slug' ? ChosenSlug.parse(input).organizationSlug : undefined };
}

function refusal(given: GuardError): AppError {
  const [code, status] = typeof given === 'string' ? [given] : given;
  return new AppError<StaticErrorCode>(code, status === undefined ? {} : { status });
}

/** What a guard can answer, for the document. */
export function guardErrorsOf({
  onMissing,
  onNotMember,
  onForbidden,
  notImpersonated,
}: OrganizationGuard): GuardError[] {
  const impersonating = notImpersonated ? (['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] as const) : [];
  return [onMissing, onNotMember, ...(onForbidden ? [onForbidden] : []), ...impersonating];
}

const Named = z.object({ userId: LookupId }).nullable().catch(null);

/** Who acts: the person signed in; without one, whom the server's own call names. */
export async function resolveActor(
  ctx: RequestContext,
  input: unknown,
): Promise<Pick<ActorContext, 'session' | 'user'>> {
  const named = ctx.serverCall && !ctx.headers.cookie && !ctx.headers.authorization ? Named.parse(input) : null;
  if (named === null && isSystemCall(ctx)) throw new AppError('EITHER_USERID_OR_SESSION_IS_REQUIRED');
  if (named === null) return requireSession(ctx);
  const user = await ctx.em.findOne(User, { id: named.userId });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return { user, session: null };
}
