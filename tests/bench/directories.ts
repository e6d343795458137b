import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';

const USERS = 10_000;
const GROUPS = 100;
const CONNECTIONS = 8;
const LOOK_UPS = 500;
const DOMAIN = 'acme.example';
const SECRET = 'a secret for the bench, thirty-two or more';

/** Of a session beside the synchronization, in milliseconds. */
const LOOK_AT_SESSION_EVERY = 50;

type Scim = <Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>;

/** The first synchronization of a directory, `get-session` meanwhile, and look-ups of users among ten times as many. */
export async function benchDirectories({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database directories');
  const gatehouse = await createGatehouse({
    databaseUrl: at(databaseUrl, 'directories'),
    baseUrl: 'http://localhost:3000',
    secret: SECRET,
    logLevel: 'silent',
    webApp: false,
    organization: { membershipLimit: 2 * USERS },
  });
  try {
    const { owner, scim } = await connectDirectory(gatehouse);
    const stop = measureSessions(owner);
    const seconds = await synchronize(scim);
    const p99 = await stop();
    const p95 = await lookUp(gatehouse, scim);
    return [
      { work: `60 s / synchronization of ${USERS} users and ${GROUPS} groups`, ratio: 60 / seconds, budget: 1 },
      { work: '10 ms / p99 of get-session meanwhile', ratio: 10 / p99, budget: 1 },
      { work: `10 ms / p95 of a look-up by userName among ${11 * USERS}`, ratio: 10 / p95, budget: 1 },
    ];
  } finally {
    await gatehouse.close();
  }
}

async function connectDirectory({ app, options }: Gatehouse): Promise<{ owner: Scim; scim: Scim }> {
  const sender =
    (prefix: string, token: string | undefined): Scim =>
    async (method, path, body) => {
      const response = await app.inject({
        method,
        url: `/api/auth${prefix}${path}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      if (response.statusCode >= 300) throw new Error(`${method} ${path} answered ${response.payload}`);
      return response.json();
    };
  const person = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
  const owner = sender('', (await sender('', undefined)<{ token: string }>('POST', '/sign-up/email', person)).token);
  const created = { name: 'Acme', slug: 'acme' };
  const { id: organizationId } = await owner<{ id: string }>('POST', '/organization/create', created);
  await owner('POST', '/organization/add-domain', { organizationId, domain: DOMAIN });
  await runSql(options.databaseUrl!, 'update organization_domain set verified_at = now(), checked_at = now()');
  const directory = { organizationId, name: 'Okta' };
  const { token } = await owner<{ token: string }>('POST', '/organization/create-directory', directory);
  return { owner, scim: sender('/scim/v2', token) };
}

/** @returns what ends the measurement and answers the 99th percentile in milliseconds. */
function measureSessions(owner: Scim): () => Promise<number> {
  const times: number[] = [];
  const requests = new Set<Promise<void>>();
  const request = async () => {
    const started = performance.now();
    await owner('GET', '/get-session');
    times.push(performance.now() - started);
  };
  const timer = setInterval(() => requests.add(request()), LOOK_AT_SESSION_EVERY);
  return async () => {
    clearInterval(timer);
    await Promise.all(requests);
    return percentile(times, 0.99);
  };
}

const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!;

const schemas = (name: string) => [`urn:ietf:params:scim:schemas:core:2.0:${name}`];
const nameOf = (n: number) => `user${n}@${DOMAIN}`;

/** Of all users, then of the groups with all of them as members. @returns seconds. */
async function synchronize(scim: Scim): Promise<number> {
  const started = performance.now();
  const ids: string[] = [];
  await sendAll(USERS, async (n) => {
    const user = { schemas: schemas('User'), userName: nameOf(n), displayName: `User ${n}`, active: true };
    ids[n] = (await scim<{ id: string }>('POST', '/Users', user)).id;
  });
  await sendAll(GROUPS, async (n) => {
    const members = ids.filter((_, index) => index % GROUPS === n).map((value) => ({ value }));
    await scim('POST', '/Groups', { schemas: schemas('Group'), displayName: `Group ${n}`, members });
  });
  return (performance.now() - started) / 1000;
}

async function sendAll(count: number, send: (n: number) => Promise<void>): Promise<void> {
  const rest = Array.from({ length: count }, (_, n) => n).values();
  const sendRest = async () => {
    for (const n of rest) await send(n);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRest));
}

/** @returns the 95th percentile in milliseconds. */
async function lookUp({ options }: Gatehouse, scim: Scim): Promise<number> {
  await runSql(
    options.databaseUrl!,
    `insert into scim_user (id, directory_id, user_name_lower, external_id, emails, active, resource, created_at, updated_at)
       select gen_random_uuid(), d.id, 'other' || n, 'id' || n, array['other' || n || '@${DOMAIN}'], true,
         jsonb_build_object('userName', 'other' || n, 'active', true), now(), now()
       from scim_directory d, generate_series(1, ${10 * USERS}) n;
     analyze scim_user`,
  );
  const times: number[] = [];
  for (let n = 0; n < LOOK_UPS; n += 1) {
    const filter = encodeURIComponent(`userName eq "${nameOf((n * 17) % USERS)}"`);
    const started = performance.now();
    const { totalResults } = await scim<{ totalResults: number }>('GET', `/Users?filter=${filter}`);
    times.push(performance.now() - started);
    if (totalResults !== 1) throw new Error(`${totalResults} users are called ${nameOf((n * 17) % USERS)}`);
  }
  return percentile(times, 0.95);
}
