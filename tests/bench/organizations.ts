import { createGatehouse, type Gatehouse } from '#server/app.ts';
import { onServer } from '#tests/support/postgres.ts';

import { compare, type Peer, startPeer } from './load.ts';
import type { Bench } from './run.ts';

const SMALL = 100;
const LARGE = 10_000;
/** Within 1.5 times of the time that a hundred members take. */
const BAR = 1 / 1.5;

const calls: Record<string, string> = {
  'list-members': '/organization/list-members?limit=20',
  'list-members, searched': '/organization/list-members?limit=20&search=stranger-77',
  'get-active-member': '/organization/get-active-member',
  'get-full-organization': '/organization/get-full-organization',
};

/** What members' calls cost in an organization of 10 000, against one of 100. */
export async function benchOrganizations({ databaseUrl }: Bench) {
  const options = { databaseUrl, secret: 'a secret for the bench, thirty-two or more' };
  const gatehouse = await createGatehouse({ ...options, logLevel: 'silent', webApp: false });
  const cookies: Record<number, string> = {
    [SMALL]: await ownerOf(gatehouse, SMALL),
    [LARGE]: await ownerOf(gatehouse, LARGE),
  };
  await gatehouse.close();
  await onServer(databaseUrl, 'vacuum analyze');

  const service = await startPeer('service.ts', JSON.stringify(options));
  try {
    const rows = [];
    for (const [call, path] of Object.entries(calls)) {
      const peers = [SMALL, LARGE].map((size): Peer => {
        const headers = { cookie: cookies[size]! };
        return { name: `${call} of ${size}`, request: { port: service.port, path: `/api/auth${path}`, headers } };
      });
      const rates = await compare(peers, { connections: 8, seconds: 2 });
      rows.push({
        work: `${call}: ${LARGE} / ${SMALL} members`,
        ratio: rates.get(peers[1]!.name)! / rates.get(peers[0]!.name)!,
        bar: BAR,
      });
    }
    return rows;
  } finally {
    service.child.kill();
  }
}

/** The session of somebody who owns an organization of that many members. */
async function ownerOf(gatehouse: Gatehouse, size: number): Promise<string> {
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
  await onServer(
    gatehouse.options.databaseUrl!,
    `with people as (
       insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'stranger-' || i || '-of-${size}@example.com', 'Stranger ' || i, now(), now()
       from generate_series(2, ${size}) i returning id
     )
     insert into "member" (id, organization_id, user_id, created_at)
     select gen_random_uuid(), '${made.json<{ id: string }>().id}', id, now() from people`,
  );
  return cookie;
}
