import { runSql } from '#tests/support/postgres.ts';

import { compareContenders, sameBudget, startContenders, stopAll, type Contender, USERS } from './contenders.ts';
import type { Bench, Row } from '#tests/bench/bench.ts';

/** More than a user accepts in all rounds. */
const INVITATIONS = 1_200;

/** Writes of organizations against better-auth; each connection has another user with an own organization. */
export async function benchPeersWrites(bench: Bench): Promise<Row[]> {
  const contenders = await startContenders(bench, { purpose: 'writes' });
  const post = (path: string) => ({ method: 'POST' as const, path });
  try {
    return [
      ...(await compareContenders(
        { work: 'organization/create', budgets: sameBudget(2), request: post('/organization/create') },
        contenders,
        { bodiesOf: () => () => ({ name: 'Made', slug: unique('made') }) },
      )),
      ...(await compareContenders(
        { work: 'invite-member', budgets: sameBudget(1.2), request: post('/organization/invite-member') },
        contenders,
        {
          bodiesOf:
            ({ owners }) =>
            (connection) =>
              invitationInto(owners[connection]!.organizationId),
        },
      )),
      ...(await compareContenders(
        {
          work: 'invite-member, all into one organization',
          // They wait for the row lock that makes the limits exact; better-auth has none.
          budgets: sameBudget(0.5),
          isSerial: true,
          request: post('/organization/invite-member'),
        },
        contenders.map((contender) => ({ ...contender, owners: contender.owners.slice(0, 1) })),
        {
          bodiesOf:
            ({ owners }) =>
            () =>
              invitationInto(owners[0]!.organizationId),
        },
      )),
      ...(await compareAccepting(contenders)),
    ];
  } finally {
    stopAll(contenders);
  }
}

let made = 0;
function unique(what: string): string {
  return `${what}-${Date.now()}-${(made += 1)}`;
}

function invitationInto(organizationId: string) {
  return { email: `${unique('invited')}@example.com`, role: 'member', organizationId };
}

/**
 * Each owner accepts invitations into organizations of the next owner. SQL creates them in advance, the same number in
 * every database, so that only accepting is measured.
 */
async function compareAccepting(contenders: readonly Contender[]): Promise<Row[]> {
  const idsOf = new Map<string, string[]>();
  for (const contender of contenders) idsOf.set(contender.name, await addInvitations(contender));
  return compareContenders(
    {
      work: 'accept-invitation',
      budgets: sameBudget(1.2),
      request: { method: 'POST', path: '/organization/accept-invitation' },
    },
    contenders,
    {
      bodiesOf: ({ name }) => {
        const accepted = Array<number>(USERS).fill(0);
        const ids = idsOf.get(name)!;
        return (connection) => {
          const next = accepted[connection]!++;
          if (next >= INVITATIONS) throw new Error(`${name} accepted all ${INVITATIONS} invitations of a user`);
          return { invitationId: ids[connection * INVITATIONS + next]! };
        };
      },
    },
  );
}

/** The ids of the invitations, in the order of the owners. */
async function addInvitations({ url, isOurs, owners }: Contender): Promise<string[]> {
  const invited = owners.map(({ userId }, index) => {
    const inviter = owners[(index + 1) % owners.length]!.userId;
    return `(${index}, '${userId}', '${inviter}')`;
  });
  await runSql(
    url,
    `create table planned as
       select owner_index, p.id as user_id, inviter, number, email, gen_random_uuid() as organization_id,
         gen_random_uuid() as invitation_id
       from (values ${invited.join(', ')}) as invited (owner_index, user_id, inviter)
       join "user" p on p.id::text = user_id, generate_series(1, ${INVITATIONS}) number`,
  );
  for (const statement of isOurs ? ourInvitations : theirInvitations) await runSql(url, statement);
  await runSql(url, 'vacuum analyze');
  const rows = await runSql(url, 'select invitation_id::text as id from planned order by owner_index, number');
  await runSql(url, 'drop table planned');
  return rows.map(({ id }) => String(id));
}

const ourInvitations = [
  `insert into organization (id, name, slug, created_at)
     select organization_id, 'Inviting', 'inviting-' || owner_index || '-' || number, now() from planned`,
  `insert into member (id, organization_id, user_id, role, created_at)
     select gen_random_uuid(), organization_id, inviter::uuid, 'owner', now() from planned`,
  `insert into invitation (id, organization_id, email, role, inviter_id, token_hash, expires_at, created_at)
     select invitation_id, organization_id, email, 'member', inviter::uuid, '', now() + interval '2 days', now()
     from planned`,
];

const theirInvitations = [
  `insert into organization (id, name, slug, "createdAt")
     select organization_id, 'Inviting', 'inviting-' || owner_index || '-' || number, now() from planned`,
  `insert into member (id, "organizationId", "userId", role, "createdAt")
     select gen_random_uuid(), organization_id, inviter, 'owner', now() from planned`,
  `insert into invitation (id, "organizationId", email, role, status, "inviterId", "expiresAt")
     select invitation_id, organization_id, email, 'member', 'pending', inviter, now() + interval '2 days' from planned`,
];
