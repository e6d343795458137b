import { createGatehouse } from '#server/app.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';

import { compare, startPeer, startService } from './load.ts';
import type { Bench, Row } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** As many as the load has connections: each request is of another person. */
const PEOPLE = 32;

type ServiceOptions = Pick<GatehouseOptions, 'databaseUrl' | 'secret' | 'database'> & { databaseUrl: string };

/** get-session over REST and RPC, against `node:http` with one prepared join. */
export async function benchGetSession({ databaseUrl }: Bench): Promise<Row[]> {
  const options = { databaseUrl, secret: SECRET, database: { poolSize: POOL_SIZE } };
  const cookies = await signUp(options, PEOPLE);
  const floor = await startPeer('minimal-server.ts', options.databaseUrl, SECRET, String(POOL_SIZE));
  const service = await startService(options);

  try {
    const rates = await compare([
      { name: 'floor', request: { port: floor.port, path: '/' }, cookies },
      { name: 'REST', request: { port: service.port, path: '/api/auth/get-session' }, cookies },
      { name: 'RPC', request: { port: service.port, path: '/api/trpc/getSession' }, cookies },
    ]);
    return [
      { work: 'get-session over REST / floor', ratio: rates.get('REST')! / rates.get('floor')!, bar: 0.9 },
      { work: 'get-session over RPC / REST', ratio: rates.get('RPC')! / rates.get('REST')!, bar: 0.9 },
    ];
  } finally {
    floor.child.kill();
    service.child.kill();
  }
}

/** Every cookie that each of them is given. */
async function signUp(options: ServiceOptions, people: number): Promise<string[]> {
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
