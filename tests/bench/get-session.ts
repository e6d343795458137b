import { createGatehouse } from '#server/app.ts';

import { compare, startPeer } from './load.ts';
import type { Bench } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** As many as the load has connections: each request is of another person. */
const PEOPLE = 32;

/** get-session from the database, over REST and RPC, against the floor. */
export async function benchGetSession({ databaseUrl }: Bench) {
  const options = { databaseUrl, secret: SECRET, database: { poolSize: POOL_SIZE } };
  const cookies = await signUp(options, PEOPLE);
  const floor = await startPeer('floor.ts', databaseUrl, SECRET, String(POOL_SIZE));
  const service = await startPeer('service.ts', JSON.stringify(options));

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

async function signUp(options: { databaseUrl: string; secret: string }, people: number): Promise<string[]> {
  const limits = { rateLimit: { enabled: false } };
  const gatehouse = await createGatehouse({ ...options, ...limits, logLevel: 'silent', webApp: false });
  const cookies = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const person = { email: `bench-${Date.now()}-${index}@example.com`, password: 'a long password', name: 'Bench' };
      const response = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: person });
      return String(response.headers['set-cookie']).match(/[\w.]+session_token=[^;]+/)![0];
    }),
  );
  await gatehouse.close();
  return cookies;
}
