import { newKey, startOfKey } from '#server/features/api-keys/key-format.ts';
import { sha256 } from '#server/security/hash.ts';
import { runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';
import { signUp } from './http.ts';
import { compare, startService } from './load.ts';
import { postgresProcess, processorSeconds } from './processor-time.ts';

const USERS = 32;

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
    const request = { port: service.port, path: '/api/auth/organization/list' };
    const { costs } = await compare([
      { name: 'session', request, headers: sessions, spent },
      { name: 'key', request, headers: keys, spent },
    ]);
    const work = 'processor time of a request with a session / with an API key';
    return [{ work, ratio: costs('session', 'key'), budget: 0.9 }];
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
