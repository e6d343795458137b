import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { Query, Reads } from '#server/db/reads.ts';
import { organizationsSpeakingFor } from '#server/features/domains/proven-domain.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';

/** Whether an organization requires single sign-on. */
export async function hasPolicies(em: EntityManager): Promise<boolean> {
  const rows = await em.execute<object[]>('select 1 from "sso_policy" where "required_at" is not null limit 1');
  return rows.length > 0;
}

interface Requirement {
  organizationId: string;
  /** Whether the user is an owner. */
  isOwner: boolean;
  /** Whether the provider is an enabled connection of the organization. */
  isMet: boolean;
}

/** The organizations that require single sign-on of an address, whether or not it has a user. */
export async function requirementsFor(
  { em, options }: Pick<EventContext, 'em' | 'options'>,
  { email, userId, provider }: { email: string; userId: string | null; provider: string | null },
): Promise<Requirement[]> {
  const organizations = await organizationsSpeakingFor(em, email);
  if (organizations.length === 0) return [];
  const { topRole } = organizationOptions.of({ options }).access;
  return em.execute<Requirement[]>(
    `select o."id" "organizationId",
       exists(select from "member" m where m."organization_id" = o."id" and m."user_id" = ?
         and ? = any(string_to_array(m."role", ','))) "isOwner",
       exists(select from "sso_connection" c where c."organization_id" = o."id" and 'sso:' || c."id" = ?
         and c."enabled_at" is not null) "isMet"
     from "organization" o where o."requires_provider" and o."id" in (${organizations.map(() => '?').join(', ')})`,
    [userId, topRole, provider, ...organizations],
  );
}

/** Whether a session of the provider is one of the organization, and what its policy says about guests. */
export async function readRequirement(
  em: EntityManager,
  organizationId: string,
  provider: string | null,
): Promise<{ isMet: boolean; guests: 'allow' | 'refuse' }> {
  const [row] = await em.execute<{ isMet: boolean; guests: 'allow' | 'refuse' }[]>(
    `select exists(select from "sso_connection" where "organization_id" = ? and 'sso:' || "id" = ?) "isMet",
       coalesce((select "guests" from "sso_policy" where "organization_id" = ?), 'allow') guests`,
    [organizationId, provider, organizationId],
  );
  return row!;
}

const MAX_RECIPIENTS = 100;

/** The owners who get mails about the organization. */
export async function findOwners({ em, options }: Pick<EventContext, 'em' | 'options'>, organizationId: string) {
  const { topRole } = organizationOptions.of({ options }).access;
  const rows = await em.execute<object[]>(
    `select "user".* from "member" join "user" on "user"."id" = "member"."user_id"
     where "organization_id" = ? and ? = any(string_to_array("member"."role", ',')) and "user"."kind" = 'person'
       and not ("user"."banned" and coalesce("user"."ban_expires" > ?, true))
     order by "user"."id" limit ${MAX_RECIPIENTS}`,
    [organizationId, topRole, now()],
  );
  return rows.map((row) => em.map(User, row));
}

const requiringOrganizations: Query = {
  name: 'organizations_requiring_sso',
  text: 'select organization_id id from sso_policy where required_at is not null order by organization_id',
};

export async function readRequiringOrganizations(reads: Reads): Promise<string[]> {
  return (await reads.rows<{ id: string }>(requiringOrganizations, [])).map(({ id }) => id);
}

export const SWEPT_SESSIONS = 500;

interface SweptSession {
  id: string;
  userId: string;
  email: string;
  role: string;
}

/** By domain, since users can be subject to the policy without being members. Impersonators answer for themselves. */
const sessionsWithoutProvider: Query = {
  name: 'sessions_without_required_provider',
  text: `select distinct s.id, u.id "userId", u.email, u.role
    from organization_domain d
    join "user" u on u.kind = 'person'
      and (u.email like '%@' || d.domain or (d.includes_subdomains and u.email like '%.' || d.domain))
    join "session" s on s.user_id = u.id
    where d.organization_id = $1 and d.verified_at is not null and s.impersonated_by is null
      and s.id > coalesce($3, '00000000-0000-0000-0000-000000000000'::uuid)
      and not exists(select from sso_connection c where c.organization_id = $1 and s.provider = 'sso:' || c.id)
      and not exists(select from member m where m.organization_id = $1 and m.user_id = u.id
        and $2 = any(string_to_array(m.role, ',')))
    order by s.id limit ${SWEPT_SESSIONS}`,
};

/** Sessions that no connection of the organization started, of users with an address of it who are no owners. */
export function readSessionsWithoutProvider(
  reads: Reads,
  { organizationId, topRole, after }: { organizationId: string; topRole: string; after: string | null },
): Promise<SweptSession[]> {
  return reads.rows<SweptSession>(sessionsWithoutProvider, [organizationId, topRole, after]);
}

/** The members of an organization by what its policy means for them. People with a role of the platform are exempt. */
export async function countAffected(
  ctx: Pick<RequestContext, 'em' | 'options'>,
  organizationId: string,
): Promise<{ members: number; guests: number; owners: number }> {
  const { topRole } = organizationOptions.of(ctx).access;
  const { defaultRole, adminUserIds } = platformOptions.of(ctx);
  const [row] = await ctx.em.execute<[{ members: number; guests: number; owners: number }]>(
    `select count(*) filter (where owns)::int owners,
       count(*) filter (where not owns and covered)::int members,
       count(*) filter (where not owns and not covered)::int guests
     from (select ? = any(string_to_array(m."role", ',')) owns,
         exists(select from "organization_domain" d where d."organization_id" = m."organization_id"
           and d."verified_at" is not null and d."lost_at" is null
           and (d."domain" = a.name or (d."includes_subdomains" and a.name like '%.' || d."domain"))) covered
       from "member" m join "user" u on u."id" = m."user_id" and u."kind" = 'person',
         lateral (select substring(u."email" from '[^@]*$') name) a
       where m."organization_id" = ? and u."role" = ? and not u."id"::text = any(string_to_array(?, ','))) member`,
    [topRole, organizationId, defaultRole, adminUserIds.join(',')],
  );
  return row;
}
