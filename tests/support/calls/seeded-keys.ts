import { randomUUID } from 'node:crypto';

import { newKey, startOfKey } from '#server/features/api-keys/key-format.ts';
import { sha256 } from '#server/security/hash.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

import { programWith } from '#tests/support/api-keys.ts';
import type { Person } from '#tests/support/person.ts';
import type { CallerName, SeededService } from './seeded-service.ts';

export type ServiceName = 'platform service' | 'organization service';

/** Inserts a key of a caller that was used just now, and runs `use` with it. */
export async function withKey(
  { gatehouse, tables, callers, ids }: SeededService,
  { as, scopes: granted, set = '' }: { as: CallerName | ServiceName; scopes: readonly ServiceScope[]; set?: string },
  use: (program: Person) => Promise<void>,
): Promise<void> {
  const id = randomUUID();
  const key = newKey(id);
  const services: Partial<Record<string, string>> = {
    'platform service': ids.serviceAccountId,
    'organization service': ids.organizationServiceAccountId,
  };
  const userId = services[as] ?? (await callers[as as CallerName].get('/get-session')).body.user.id;
  const list = `'{${granted.join(',')}}'`;
  await tables.run(
    `insert into api_key (id, user_id, start, key_hash, scopes, networks, last_used_at, created_at, updated_at) values
      ('${id}', '${userId}', '${startOfKey(key)}', '${sha256(key)}', ${list}, '{}', now(), now(), now());
     ${set.replaceAll('$user', userId).replaceAll('$key', id)}`,
  );
  const before = await tables.changes();
  await use(programWith(gatehouse, key));
  await tables.restore([...before, ...(await tables.changes())]);
}
