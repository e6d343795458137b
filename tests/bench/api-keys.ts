import autocannon from 'autocannon';

import { newKey, startOfKey } from '#server/features/api-keys/key-format.ts';
import { sha256 } from '#server/security/tokens.ts';
import { runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';
import { signUp } from './http.ts';
import { median, startService } from './load.ts';
import { postgresProcess, processorSeconds } from './processor-time.ts';

const USERS = 32;
const REQUESTS = 6_000;
const ROUNDS = 7;
const PATH = '/api/auth/organization/list';

/**
 * The processor time of a request with a key, against the same with a session. The machine can be busy, so no rates are
 * compared.
 */
export async function benchApiKeys({ databaseUrl }: Bench): Promise<Row[]> {
  const service = await startService({
    databaseUrl,
    secret: 'a secret for the bench, thirty-two or more',
    emailAndPassword: { bcryptCost: 4 },
    // Keys are counted as in production.
    rateLimit: { enabled: true, customRules: { 'signUp.email': false, 'organization.list': false } },
    apiKey: { rateLimit: { max: 1_000_000_000 } },
  });
  const postgres = await postgresProcess(databaseUrl);
  const spent = async () => (await processorSeconds(service.child.pid!)) + (await processorSeconds(postgres));

  try {
    const sessions: Record<string, string>[] = [];
    const keys: Record<string, string>[] = [];
    for (let user = 0; user < USERS; user += 1) {
      const { cookie, userId } = await signUp(service.port, `key-${Date.now()}-${user}@example.com`);
      sessions.push({ cookie });
      keys.push({ 'x-api-key': await insertKey(databaseUrl, userId) });
    }
    /** Milliseconds of processor time for each request. */
    const costOf = async (headers: Record<string, string>[]) => {
      const before = await spent();
      await sendRequests(service.port, headers);
      return ((await spent()) - before) / (REQUESTS / 1000);
    };
    const costs = { session: [] as number[], key: [] as number[] };
    for (const headers of [sessions, keys]) await costOf(headers);
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const name of round % 2 ? (['session', 'key'] as const) : (['key', 'session'] as const)) {
        const cost = await costOf(name === 'session' ? sessions : keys);
        costs[name].push(cost);
        process.stderr.write(`  round ${round}/${ROUNDS}  ${name.padEnd(8)} ${cost.toFixed(3)} ms of processor time\n`);
      }
    }
    const ratio = median(costs.session) / median(costs.key);
    return [{ work: 'processor time of a request with a session / with an API key', ratio, budget: 0.9 }];
  } finally {
    service.child.kill();
  }
}

async function insertKey(databaseUrl: string, userId: string): Promise<string> {
  const [row] = await runSql(databaseUrl, 'select gen_random_uuid() as id');
  const key = newKey(String(row!['id']));
  await runSql(
    databaseUrl,
    `insert into api_key (id, user_id, start, key_hash, scopes, networks, created_at, updated_at) values
      ('${String(row!['id'])}', '${userId}', '${startOfKey(key)}', '${sha256(key)}', '{organization:read}', '{}', now(), now())`,
  );
  return key;
}

async function sendRequests(port: number, headers: Record<string, string>[]): Promise<void> {
  let connected = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: headers.length,
    amount: REQUESTS,
    requests: [{ path: PATH }],
    setupClient: (client) => client.setRequests([{ path: PATH, headers: headers[connected++ % headers.length]! }]),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
}
