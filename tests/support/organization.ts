import { randomUUID } from 'node:crypto';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { type Answer, Person } from './person.ts';
import { runSql } from './postgres.ts';
import { startGatehouse } from './test.ts';

type OrganizationOptions = NonNullable<GatehouseOptions['organization']>;

export interface Outbox {
  invitations: InvitationMail[];
}

/** A service with teams that records mailed invitations; the options override. */
export async function startWithOrganizations(
  organization: OrganizationOptions = {},
  rest: GatehouseOptions = {},
): Promise<Gatehouse & AsyncDisposable & Outbox> {
  const invitations: Outbox['invitations'] = [];
  const gatehouse = await startGatehouse({
    ...rest,
    organization: {
      teams: { enabled: true },
      sendInvitationEmail: (mail) => void invitations.push(mail),
      ...organization,
    },
  });
  return { ...gatehouse, invitations };
}

export interface TestOrganization {
  id: string;
  slug: string;
  name: string;
  owner: Person;
  /** The owner's membership. */
  memberId: string;
  /** The default team, where teams are enabled. */
  teamId: string | null;
}

/** An organization that its owner, by default a new user, created and has active. */
export async function newOrganization(gatehouse: Gatehouse, owner?: Person): Promise<TestOrganization> {
  const person = owner ?? (await Person.signUp(gatehouse));
  const slug = `org-${randomUUID()}`;
  const { body } = await expectOk(person.post('/organization/create', { name: 'Acme', slug }));
  const [{ id: memberId, teamId }] = body.members;
  return { id: body.id, slug, name: 'Acme', owner: person, memberId, teamId };
}

/** Adds a user, by default a new one, with `organization.addMember` and sets the organization active. */
export async function newMember(
  gatehouse: Gatehouse,
  { id: organizationId }: Pick<TestOrganization, 'id'>,
  { role = 'member', person }: { role?: string; person?: Person } = {},
): Promise<{ person: Person; memberId: string }> {
  const user = person ?? (await Person.signUp(gatehouse));
  const member = await gatehouse.call('organization.addMember', { organizationId, userId: user.id, role });
  await expectOk(user.post('/organization/set-active', { organizationId }));
  return { person: user, memberId: member.id };
}

/** A pending invitation to an address. */
export async function newInvitation(
  { id: organizationId, owner }: Pick<TestOrganization, 'id' | 'owner'>,
  { email = `invited-${randomUUID()}@example.com`, role = 'member' }: { email?: string; role?: string } = {},
): Promise<{ id: string; email: string }> {
  const { body } = await expectOk(owner.post('/organization/invite-member', { email, role, organizationId }));
  return { id: body.id, email };
}

/** Marks the email as verified in the database, as a verification link does. */
export async function verifyEmail({ gatehouse, id }: Person): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${id}'`);
}

export async function expectOk(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Status and error code in one line: `403 FORBIDDEN`, or `200`. */
export async function refusalOf(call: Promise<Answer>): Promise<string> {
  const { status, body } = await call;
  return status === 200 ? '200' : `${status} ${body.code}`;
}

/** Inserts members without sessions. */
export async function insertMembers(gatehouse: Gatehouse, organizationId: string, count: number): Promise<void> {
  const names = `'member-' || i || '-${randomUUID()}@example.com', 'Member ' || i`;
  await runSql(
    gatehouse.options.databaseUrl!,
    `with people as (
       insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), ${names}, now(), now() from generate_series(1, ${count}) i returning id
     )
     insert into "member" (id, organization_id, user_id, created_at)
     select gen_random_uuid(), '${organizationId}', id, now() from people`,
  );
}
