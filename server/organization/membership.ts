import { z } from 'zod';

import type { Acting, InOrganization, SignedIn, Working } from '#server/context.ts';
import type { PlainCode } from '#server/db/duplicates.ts';
import type { MembershipRow } from '#server/db/prepared.ts';
import { AppError } from '#server/errors.ts';
import { requireSession } from '#server/session/current-session.ts';
import { User } from '#server/user/user.entity.ts';
import type { Status } from '#shared/errors.ts';
import { LookupId } from '#shared/fields.ts';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import { lockOrganization } from './lock.ts';
import { Member } from './member.entity.ts';
import { Organization } from './organization.entity.ts';

/** A code, with its status where the call answers it with another than usual. */
export type Refusal = PlainCode | readonly [code: PlainCode, status: Status];

/** How a row answers those whom its guard turns away, and where it finds the organization. */
export interface OrganizationGuard {
  /** No organization is named, and none is active. */
  none: Refusal;
  /** The caller is not a member; an organization that does not exist is answered alike. */
  stranger: Refusal;
  /** No role of the caller's grants what the call needs. */
  refused?: Refusal;
  /** Where the call names its organization beside `organizationId`. */
  by?: 'slug' | 'invitation' | 'data';
  /** Takes turns with every other call that changes who is what in the organization. */
  locks?: true;
}

export interface Choice {
  organizationId?: string | undefined;
  organizationSlug?: string | undefined;
}

type Found = Pick<InOrganization, 'organization' | 'organizationId' | 'member'>;

/** Turns away whoever is not a member with the permission, each in the row's own words. */
export async function requireMembership(
  ctx: SignedIn,
  input: unknown,
  guard: OrganizationGuard & { permissions?: OrganizationPermissions },
): Promise<Found> {
  const found = await find(ctx, input, guard);
  requirePermission(ctx, found.member, guard);
  if (!guard.locks) return found;

  // What was read may have changed while waiting for the lock.
  const exists = await lockOrganization(ctx.em, found.organizationId);
  const member = await ctx.em.findOne(Member, { id: found.member.id }, { refresh: true });
  if (!exists || member === null) throw refusal(guard.stranger);
  requirePermission(ctx, member, guard);
  return found;
}

async function find(ctx: SignedIn, input: unknown, guard: OrganizationGuard): Promise<Found> {
  const read = await (guard.by === 'invitation' ? byInvitation(ctx, input) : byChoice(ctx, choiceOf(input, guard)));
  if (read === undefined) throw refusal(guard.none);
  if (read === null) throw refusal(guard.stranger);
  return { ...read, organizationId: read.organization.id };
}

function requirePermission(
  { options }: Working,
  member: Member,
  { permissions, refused }: OrganizationGuard & { permissions?: OrganizationPermissions },
): void {
  if (permissions && !can(options.organization.access, member.role, permissions)) throw refusal(refused ?? 'FORBIDDEN');
}

/** A caller's membership of the organization chosen: null when they have none, undefined when nothing is chosen. */
export async function byChoice(ctx: SignedIn, choice: Choice) {
  const { organizationId, organizationSlug } = choice;
  if (organizationSlug !== undefined) return membership(ctx, 'slug', organizationSlug.trim().toLowerCase());
  const id = organizationId ?? ctx.session.activeOrganizationId;
  return id === null ? undefined : membership(ctx, 'id', id);
}

async function byInvitation(ctx: SignedIn, input: unknown) {
  const { invitationId } = ByInvitation.parse(input ?? {});
  const row = await ctx.reads.membership('invitation', invitationId, ctx.user.id);
  return row === null ? undefined : managed(ctx, row);
}

async function membership(ctx: SignedIn, by: 'id' | 'slug', key: string) {
  const row = await ctx.reads.membership(by, key, ctx.user.id);
  return row === null ? null : managed(ctx, row);
}

function managed({ em, user }: SignedIn, row: MembershipRow): { organization: Organization; member: Member } | null {
  if (row.m_id === null) return null;
  const { id, name, slug, logo, metadata, created_at: createdAt } = row;
  const organization = em.merge(Organization, { id, name, slug, logo, metadata, createdAt });
  const member = em.merge(Member, {
    id: row.m_id,
    organization: id,
    user: user.id,
    role: row.m_role,
    team: row.m_team_id,
    createdAt: row.m_created_at,
  });
  return { organization, member };
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

function refusal(given: Refusal): AppError {
  const [code, status] = typeof given === 'string' ? [given] : given;
  return new AppError<PlainCode>(code, status === undefined ? {} : { status });
}

/** What a guard can answer, for the document. */
export function refusalsOf({ none, stranger, refused }: OrganizationGuard): Refusal[] {
  return [none, stranger, ...(refused ? [refused] : [])];
}

const Named = z.object({ userId: LookupId }).nullable().catch(null);

/** Who acts: the person signed in; without one, whom the server's own call names. */
export async function actingPerson(ctx: Working, input: unknown): Promise<Pick<Acting, 'session' | 'user'>> {
  const named = ctx.serverCall && !ctx.headers.cookie && !ctx.headers.authorization ? Named.parse(input) : null;
  if (named === null) return requireSession(ctx);
  const user = await ctx.em.findOne(User, { id: named.userId });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return { user, session: null };
}
