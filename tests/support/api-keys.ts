import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { scopes } from '#generated/permissions.ts';

import { expectOk, verifyEmail } from './organization.ts';
import { Person } from './person.ts';

export interface CreatedKey {
  id: string;
  key: string;
}

/** Creates a key of a user, whose email it verifies; by default with every scope. */
export async function newApiKey(person: Person, body: object = {}): Promise<CreatedKey> {
  await verifyEmail(person);
  return (await expectOk(person.post('/api-key/create', { scopes, ...body }))).body as CreatedKey;
}

/** A program that sends a key with every request. */
export function programWith(gatehouse: Gatehouse, key: string): Person {
  return Object.assign(new Person(gatehouse), { headers: { 'x-api-key': key } });
}
