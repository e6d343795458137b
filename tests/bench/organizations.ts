import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import { runSql } from '#tests/support/postgres.ts';

import { compare, type Peer, startService } from './load.ts';
import type { Bench } from './bench.ts';

const SMALL = 100;
const LARGE = 10_000;
/** At most 1.5 times the time with a hundred members. */
const BUDGET = 1 / 1.5;

const permissions = { permissions: { team: ['create'] } };

const calls: Record<string, { path: string; body?: string }> = {
  'list-members': { path: '/list-members?limit=20' },
  'list-members, searched': { path: '/list-members?limit=20&search=stranger-77' },
  'list-invitations': { path: '/list-invitations' },
  'get-active-member': { path: '/get-active-member' },
  'has-permission': { path: '/has-permission', body: JSON.stringify(permissions) },
  'get-full-organization': { path: '/get-full-organization' },
};

/** Calls of members in an organization of 10,000 against one of 100. */
export async function benchOrganizations({ databaseUrl }: Bench) {
  const options = { databaseUrl, secret: 'a secret for the bench, thirty-two or more' };
  const gatehouse = await createGatehouse({ ...options, logLevel: 'silent', webApp: false });
  const cookies: Record<number, string> = {
    [SMALL]: await createOwner(gatehouse, SMALL),
    [LARGE]: await createOwner(gatehouse, LARGE),
  };
  await gatehouse.close();
  await runSql(databaseUrl, 'vacuum analyze');

  const service = await startService(options);
  try {
    const rows = [];
    for (const [call, { path, body }] of Object.entries(calls)) {
      const peers = [SMALL, LARGE].map((size): Peer => {
        const headers = { cookie: cookies[size]!, 'content-type': 'application/json' };
        const request = { port: service.port, path: `/api/auth/organization${path}`, headers };
        return { name: `${call} of ${size}`, request: body ? { ...request, method: 'POST', body } : request };
      });
      const { rates } = await compare(peers, { connections: 8 });
      rows.push({
        work: `${call}: ${LARGE} / ${SMALL} members`,
        ratio: rates(peers[1]!.name, peers[0]!.name),
        budget: BUDGET,
      });
    }
    return rows;
  } finally {
    service.child.kill();
  }
}

/** Creates an organization of that many invited members and returns the session of its owner. */
async function createOwner(gatehouse: Gatehouse, size: number): Promise<string> {
  const person = { email: `owner-${size}-${Date.now()}@example.com`, password: 'a long password', name: 'Owner' };
  const signedUp = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: person });
  const cookie = String(signedUp.headers['set-cookie']).match(/[\w.]+session_token=[^;]+/)![0];
  const payload = { name: `Of ${size}`, slug: `of-${size}-${Date.now()}` };
  const made = await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/organization/create',
    payload,
    headers: { cookie },
  });
  const { id, members } = made.json<{ id: string; members: { userId: string }[] }>();
  await runSql(
    gatehouse.options.databaseUrl!,
    `with people as (
       insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'stranger-' || i || '-of-${size}@example.com', 'Stranger ' || i, now(), now()
       from generate_series(2, ${size}) i returning id, email
     ), members as (
       insert into "member" (id, organization_id, user_id, created_at)
       select gen_random_uuid(), '${id}', id, now() from people
     )
     insert into "invitation"
       (id, organization_id, email, role, status, inviter_id, token_hash, expires_at, created_at)
     select gen_random_uuid(), '${id}', email, 'member', 'accepted', '${members[0]!.userId}', '', now(), now() from people`,
  );
  return cookie;
}
