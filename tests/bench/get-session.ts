import { createGatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { compare, startPeer, startService } from './load.ts';
import type { Bench, Row } from './bench.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** One user for each connection of the load. */
const USERS = 32;

type ServiceOptions = Pick<GatehouseOptions, 'databaseUrl' | 'secret' | 'database'> & { databaseUrl: string };

/** get-session over REST and RPC, against `node:http` with one prepared join. */
export async function benchGetSession({ databaseUrl }: Bench): Promise<Row[]> {
  const options = { databaseUrl, secret: SECRET, database: { poolSize: POOL_SIZE } };
  const headers = (await signUp(options, USERS)).map((cookie) => ({ cookie }));
  const minimalServer = await startPeer('minimal-server.ts', options.databaseUrl, SECRET, String(POOL_SIZE));
  const service = await startService(options);

  try {
    const { rates } = await compare([
      { name: 'minimal server', request: { port: minimalServer.port, path: '/' }, headers },
      { name: 'REST', request: { port: service.port, path: '/api/auth/get-session' }, headers },
      { name: 'RPC', request: { port: service.port, path: '/api/trpc/getSession' }, headers },
    ]);
    return [
      {
        work: 'get-session over REST / minimal server',
        ratio: rates('REST', 'minimal server'),
        budget: 0.9,
      },
      { work: 'get-session over RPC / REST', ratio: rates('RPC', 'REST'), budget: 0.9 },
    ];
  } finally {
    minimalServer.child.kill();
    service.child.kill();
  }
}

/** Signs up users and returns the cookies of each. */
async function signUp(options: ServiceOptions, users: number): Promise<string[]> {
  const limits = { rateLimit: { enabled: false } };
  const gatehouse = await createGatehouse({ ...options, ...limits, logLevel: 'silent', webApp: false });
  const cookies = await Promise.all(
    Array.from({ length: users }, async (_, index) => {
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
