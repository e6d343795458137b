import { createGatehouse } from '#server/app.ts';

import { compare, startPeer } from './load.ts';
import type { Bench } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;

/** get-session from the database, over REST and RPC, against the floor. */
export async function benchGetSession({ databaseUrl }: Bench) {
  const options = { databaseUrl, secret: SECRET, database: { poolSize: POOL_SIZE } };
  const cookie = await signUp(options);
  const floor = await startPeer('floor.ts', databaseUrl, SECRET, String(POOL_SIZE));
  const service = await startPeer('service.ts', JSON.stringify(options));

  try {
    const headers = { cookie };
    const rates = await compare([
      { name: 'floor', request: { port: floor.port, path: '/', headers } },
      { name: 'REST', request: { port: service.port, path: '/api/auth/get-session', headers } },
      { name: 'RPC', request: { port: service.port, path: '/api/trpc/getSession', headers } },
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

async function signUp(options: { databaseUrl: string; secret: string }): Promise<string> {
  const gatehouse = await createGatehouse({ ...options, logLevel: 'silent', webApp: false });
  const person = { email: `bench-${Date.now()}@example.com`, password: 'a long password', name: 'Bench' };
  const response = await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: person });
  await gatehouse.close();
  return String(response.headers['set-cookie']).match(/[\w.]+session_token=[^;]+/)![0];
}
