import { runSql } from '#tests/support/postgres.ts';

import { barOfBoth, PEOPLE, rowsOf, startContenders, stopAll, type Contender } from './contenders.ts';
import type { Bench, Row } from './run.ts';

/** More than anybody accepts in all rounds, so that nobody runs out. */
const INVITATIONS = 1_200;

/** What changes organizations beside better-auth: each connection is of another person, in an organization of their own. */
export async function benchPeersWrites(bench: Bench): Promise<Row[]> {
  const contenders = await startContenders(bench, { purpose: 'writes' });
  const post = (path: string) => ({ method: 'POST' as const, path });
  try {
    return [
      ...(await rowsOf(
        { work: 'organization/create', bars: barOfBoth(2), request: post('/organization/create') },
        contenders,
        { bodiesOf: () => () => ({ name: 'Made', slug: unique('made') }) },
      )),
      ...(await rowsOf(
        { work: 'invite-member', bars: barOfBoth(1.2), request: post('/organization/invite-member') },
        contenders,
        {
          bodiesOf:
            ({ owners }) =>
            (connection) =>
              invitationInto(owners[connection]!.organizationId),
        },
      )),
      ...(await rowsOf(
        {
          work: 'invite-member, all into one organization',
          // All wait for the lock that makes the limits exact; the peers have none.
          bars: barOfBoth(0.5),
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
      ...(await accepting(contenders)),
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
 * Each owner accepts one invitation after another, each into another organization of the next owner's: all made by SQL
 * beforehand, in every database as many, so that nothing is measured but accepting.
 */
async function accepting(contenders: readonly Contender[]): Promise<Row[]> {
  const idsOf = new Map<string, string[]>();
  for (const contender of contenders) idsOf.set(contender.name, await addInvitations(contender));
  return rowsOf(
    {
      work: 'accept-invitation',
      bars: barOfBoth(1.2),
      request: { method: 'POST', path: '/organization/accept-invitation' },
    },
    contenders,
    {
      bodiesOf: ({ name }) => {
        const taken = Array<number>(PEOPLE).fill(0);
        const ids = idsOf.get(name)!;
        return (connection) => {
          const next = taken[connection]!++;
          if (next >= INVITATIONS) throw new Error(`${name} accepted all ${INVITATIONS} of a person's invitations`);
          return { invitationId: ids[connection * INVITATIONS + next]! };
        };
      },
    },
  );
}

/** The invitations' ids, those of the first owner first. */
async function addInvitations({ url, isOurs, owners }: Contender): Promise<string[]> {
  const invited = owners.map(({ userId }, index) => {
    const inviter = owners[(index + 1) % owners.length]!.userId;
    return `(${index}, '${userId}', '${inviter}')`;
  });
  await runSql(
    url,
    `create table planned as
       select place, p.id as user_id, inviter, number, email, gen_random_uuid() as organization_id,
         gen_random_uuid() as invitation_id
       from (values ${invited.join(', ')}) as invited (place, user_id, inviter)
       join "user" p on p.id::text = user_id, generate_series(1, ${INVITATIONS}) number`,
  );
  for (const statement of isOurs ? ourInvitations : theirInvitations) await runSql(url, statement);
  await runSql(url, 'vacuum analyze');
  const rows = await runSql(url, 'select invitation_id::text as id from planned order by place, number');
  await runSql(url, 'drop table planned');
  return rows.map(({ id }) => String(id));
}

const ourInvitations = [
  `insert into organization (id, name, slug, created_at)
     select organization_id, 'Inviting', 'inviting-' || place || '-' || number, now() from planned`,
  `insert into member (id, organization_id, user_id, role, created_at)
     select gen_random_uuid(), organization_id, inviter::uuid, 'owner', now() from planned`,
  `insert into invitation (id, organization_id, email, role, inviter_id, token_hash, expires_at, created_at)
     select invitation_id, organization_id, email, 'member', inviter::uuid, '', now() + interval '2 days', now()
     from planned`,
];

const theirInvitations = [
  `insert into organization (id, name, slug, "createdAt")
     select organization_id, 'Inviting', 'inviting-' || place || '-' || number, now() from planned`,
  `insert into member (id, "organizationId", "userId", role, "createdAt")
     select gen_random_uuid(), organization_id, inviter, 'owner', now() from planned`,
  `insert into invitation (id, "organizationId", email, role, status, "inviterId", "expiresAt")
     select invitation_id, organization_id, email, 'member', 'pending', inviter, now() + interval '2 days' from planned`,
];
