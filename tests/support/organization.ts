import { randomUUID } from 'node:crypto';

import type { Gatehouse } from '#server/app.ts';
import type { InvitationMail } from '#server/features/organizations/organization.types.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';

import { type Answer, Person } from './person.ts';
import { runSql } from './postgres.ts';
import { startGatehouse } from './test.ts';

type OrganizationOptions = NonNullable<GatehouseOptions['organization']>;

export interface Outbox {
  invitations: InvitationMail[];
}

/** A service with teams, which keeps the invitations that it mails; other options on top. */
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
  /** The team that came with it, where teams are enabled. */
  teamId: string | null;
}

/** An organization and the new person who made it, and works in it. */
export async function newOrganization(gatehouse: Gatehouse, owner?: Person): Promise<TestOrganization> {
  const person = owner ?? (await Person.signUp(gatehouse));
  const slug = `org-${randomUUID()}`;
  const { body } = await expectOk(person.post('/organization/create', { name: 'Acme', slug }));
  const [{ id: memberId, teamId }] = body.members;
  return { id: body.id, slug, name: 'Acme', owner: person, memberId, teamId };
}

/** A new person, or a given one, in an organization by the server's own act, working in it. */
export async function newMember(
  gatehouse: Gatehouse,
  { id: organizationId }: Pick<TestOrganization, 'id'>,
  { role = 'member', person }: { role?: string; person?: Person } = {},
): Promise<{ person: Person; memberId: string }> {
  const joining = person ?? (await Person.signUp(gatehouse));
  const member = await gatehouse.call('organization.addMember', { organizationId, userId: joining.id, role });
  await expectOk(joining.post('/organization/set-active', { organizationId }));
  return { person: joining, memberId: member.id };
}

/** An address with a pending invitation into an organization. */
export async function newInvitation(
  { id: organizationId, owner }: Pick<TestOrganization, 'id' | 'owner'>,
  { email = `invited-${randomUUID()}@example.com`, role = 'member' }: { email?: string; role?: string } = {},
): Promise<{ id: string; email: string }> {
  const { body } = await expectOk(owner.post('/organization/invite-member', { email, role, organizationId }));
  return { id: body.id, email };
}

/** Marks a person's email as verified, as the link of a verification mail does. */
export async function verifyEmail({ gatehouse, id }: Person): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${id}'`);
}

export async function expectOk(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering;
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** What an answer refuses with, to compare in one line. */
export async function refusalOf(answering: Promise<Answer>): Promise<string> {
  const { status, body } = await answering;
  return status === 200 ? '200' : `${status} ${body.code}`;
}

/** Members by the number, who never sign in. */
export async function insertMembers(gatehouse: Gatehouse, organizationId: string, count: number): Promise<void> {
  const names = `'stranger-' || i || '-${randomUUID()}@example.com', 'Stranger ' || i`;
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
