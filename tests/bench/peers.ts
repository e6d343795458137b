import type { ChildProcess } from 'node:child_process';

import type autocannon from 'autocannon';

import { databaseUrl as at, onServer } from '#tests/support/postgres.ts';

import { post, signUp } from './http.ts';
import { compare, startPeer, type Peer } from './load.ts';
import type { Bench, Row } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
const MEMBERS = 100;

interface Contender {
  name: string;
  port: number;
  child: ChildProcess;
  cookie: string;
  organizationId: string;
}

type Request = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'setupRequest'>;

/** Reads, and what a better one must be times as quick at. */
const reads: { work: string; times: number; request: Request; cached?: true }[] = [
  { work: 'get-session', times: 7, request: { path: '/get-session' } },
  { work: 'get-session from the cookie cache', times: 5, request: { path: '/get-session' }, cached: true },
  { work: 'organization/list', times: 5, request: { path: '/organization/list' } },
  { work: 'get-active-member', times: 5, request: { path: '/organization/get-active-member' } },
  {
    work: 'has-permission',
    times: 5,
    request: {
      method: 'POST',
      path: '/organization/has-permission',
      body: JSON.stringify({ permissions: { invitation: ['create'] } }),
    },
  },
  {
    work: `get-full-organization of ${MEMBERS}`,
    times: 5,
    request: { path: '/organization/get-full-organization' },
  },
];

/** Each request makes something new. */
const writes: { work: string; times: number; path: string; body: (about: { id: string; number: string }) => object }[] =
  [
    {
      work: 'organization/create',
      times: 2,
      path: '/organization/create',
      body: ({ number }) => ({ name: number, slug: number }),
    },
    {
      work: 'invite-member',
      times: 2,
      path: '/organization/invite-member',
      body: ({ id, number }) => ({ email: `${number}@example.com`, role: 'member', organizationId: id }),
    },
  ];

/** The published better-auth, at 1.2.8 and newest, beside the service: each its own database on one PostgreSQL. */
export async function benchPeers(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const cached of [false, true]) {
    const contenders = await startAll(bench, cached);
    try {
      for (const read of reads.filter((each) => (each.cached ?? false) === cached)) {
        const peers = contenders.map(({ name, port, cookie }) => peerFor(name, port, { ...read.request, cookie }));
        rows.push(...rowsOf(read, await compare(peers, { seconds: 3, warmUp: 3 })));
      }
      for (const { path, body, ...write } of cached ? [] : writes) {
        let made = 0;
        const peers = contenders.map(({ name, port, cookie, organizationId: id }) =>
          peerFor(name, port, {
            path,
            method: 'POST',
            cookie,
            setupRequest: (request) => {
              const number = `made-${Date.now()}-${(made += 1)}`;
              return { ...request, body: JSON.stringify(body({ id, number })) };
            },
          }),
        );
        rows.push(...rowsOf(write, await compare(peers, { seconds: 3, warmUp: 3 })));
      }
    } finally {
      for (const { child } of contenders) child.kill();
    }
  }
  return rows;
}

function rowsOf({ work, times }: { work: string; times: number }, rates: Map<string, number>): Row[] {
  const ours = rates.get('Gatehouse')!;
  return [...rates]
    .filter(([name]) => name !== 'Gatehouse')
    .map(([name, rate]) => ({ work: `${work}: Gatehouse / ${name}`, ratio: ours / rate, bar: times }));
}

function peerFor(name: string, port: number, { path, cookie, ...request }: Request & { cookie: string }): Peer {
  const headers = { cookie, 'content-type': 'application/json', origin: 'http://localhost:3000' };
  return { name, request: { ...request, port, path: `/api/auth${path}`, headers } };
}

async function startAll({ databaseUrl }: Bench, cached: boolean): Promise<Contender[]> {
  const contenders: Contender[] = [];
  for (const [name, ...start] of [
    ['Gatehouse'],
    ['better-auth 1.2.8', 'better-auth'],
    ['better-auth newest', 'better-auth-newest'],
  ] as [name: string, package_?: string][]) {
    const [published] = start;
    const database = `peer_${contenders.length}_${cached ? 'cached' : 'plain'}`;
    await onServer(databaseUrl, `create database ${database}`);
    const url = at(databaseUrl, database);
    const options = {
      databaseUrl: url,
      secret: SECRET,
      database: { poolSize: POOL_SIZE },
      session: { cookieCache: { enabled: cached } },
      organization: { invitationLimit: 1_000_000, membershipLimit: 1_000_000 },
    };
    const { port, child } = published
      ? await startPeer('better-auth.ts', published, url, String(POOL_SIZE), cached ? 'cache' : '')
      : await startPeer('service.ts', JSON.stringify(options));
    const { cookie: signedUp } = await signUp(port, 'owner@example.com');
    const made = await post(port, '/organization/create', { body: { name: 'Bench', slug: 'bench' }, cookie: signedUp });
    const organizationId = String(made.answer['id']);
    await onServer(url, published ? theirMembers(organizationId) : ourMembers(organizationId));
    await onServer(url, 'vacuum analyze');
    const { cookie } = await signInAgain(port, organizationId);
    contenders.push({ name, port, child, cookie, organizationId });
  }
  return contenders;
}

/** A session that the organization is active in, with every cookie that says so. */
async function signInAgain(port: number, organizationId: string): Promise<{ cookie: string }> {
  const body = { email: 'owner@example.com', password: 'a long password' };
  const { cookie } = await post(port, '/sign-in/email', { body });
  const active = await post(port, '/organization/set-active', { body: { organizationId }, cookie });
  const cookies = new Map([...pairs(cookie), ...pairs(active.cookie)].filter(([, value]) => value !== ''));
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function pairs(cookie: string): [string, string][] {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

const ourMembers = (id: string) => `with people as (
    insert into "user" (id, email, name, created_at, updated_at)
    select gen_random_uuid(), 'member-' || i || '@example.com', 'Member ' || i, now(), now()
    from generate_series(2, ${MEMBERS}) i returning id)
  insert into member (id, organization_id, user_id, created_at) select gen_random_uuid(), '${id}', id, now() from people`;

const theirMembers = (id: string) => `with people as (
    insert into "user" (id, email, name, "emailVerified", "createdAt", "updatedAt")
    select 'member-' || i, 'member-' || i || '@example.com', 'Member ' || i, false, now(), now()
    from generate_series(2, ${MEMBERS}) i returning id)
  insert into member (id, "organizationId", "userId", role, "createdAt")
  select 'of-' || id, '${id}', id, 'member', now() from people`;
