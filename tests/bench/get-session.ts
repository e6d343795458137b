import { createGatehouse } from '#server/app.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';

import { compare, startPeer, startService } from './load.ts';
import type { Bench, Row } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** As many as the load has connections: each request is of another person. */
const PEOPLE = 32;

/** get-session from the database, over REST and RPC, against the floor; then from the cookie cache. */
export async function benchGetSession({ databaseUrl }: Bench): Promise<Row[]> {
  const options = { databaseUrl, secret: SECRET, database: { poolSize: POOL_SIZE } };
  return [...(await fromDatabase(options)), ...(await fromCache(options))];
}

type Started = Pick<GatehouseOptions, 'databaseUrl' | 'secret' | 'database' | 'session'> & { databaseUrl: string };

async function fromDatabase(options: Started): Promise<Row[]> {
  const cookies = await signUp(options, PEOPLE);
  const floor = await startPeer('floor.ts', options.databaseUrl, SECRET, String(POOL_SIZE));
  const service = await startService(options);

  try {
    const rates = await compare([
      { name: 'floor', request: { port: floor.port, path: '/' }, cookies },
      { name: 'REST', request: { port: service.port, path: '/api/auth/get-session' }, cookies },
      { name: 'RPC', request: { port: service.port, path: '/api/trpc/getSession' }, cookies },
    ]);
    return [
      { work: 'get-session over REST / floor', ratio: rates.get('REST')! / rates.get('floor')!, bar: 0.85 },
      { work: 'get-session over RPC / REST', ratio: rates.get('RPC')! / rates.get('REST')!, bar: 0.9 },
    ];
  } finally {
    floor.child.kill();
    service.child.kill();
  }
}

/** get-session from the cookie cache, against a bare route that verifies one signature and sends the same bytes. */
async function fromCache(given: Started): Promise<Row[]> {
  const options = { ...given, session: { cookieCache: { enabled: true, maxAge: 3600 } } };
  const cookies = await signUp(options, PEOPLE);
  const bare = await startPeer('bare-cache.ts', SECRET);
  const service = await startService(options);

  try {
    const peers = [
      { name: 'bare', request: { port: bare.port, path: '/' }, cookies },
      { name: 'cached', request: { port: service.port, path: '/api/auth/get-session' }, cookies },
    ];
    // So many that a machine's moods settle: of three, a row lay between 0.6 and 0.9.
    const rates = await compare(peers, { rounds: 9, seconds: 2 });
    const ratio = rates.get('cached')! / rates.get('bare')!;
    return [{ work: 'get-session from the cookie cache / bare Fastify with one HMAC', ratio, bar: 0.7 }];
  } finally {
    bare.child.kill();
    service.child.kill();
  }
}

/** Every cookie that each of them is given. */
async function signUp(options: Started, people: number): Promise<string[]> {
  const limits = { rateLimit: { enabled: false } };
  const gatehouse = await createGatehouse({ ...options, ...limits, logLevel: 'silent', webApp: false });
  const cookies = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const person = { email: `bench-${Date.now()}-${index}@example.com`, password: 'a long password', name: 'Bench' };
      const response = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: person });
      return [response.headers['set-cookie'] ?? []]
        .flat()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    }),
  );
  await gatehouse.close();
  return cookies;
}
