import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { Person } from './person.ts';
import { runSql } from './postgres.ts';

/** Writes the role to the database directly, as the command line does. */
export async function assignRole(gatehouse: Gatehouse, id: string, role: string): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set role = '${role}' where id = '${id}'`);
}

/** A new user with `role`, signed in. */
export async function signUpWithRole(gatehouse: Gatehouse, role: string): Promise<Person> {
  const person = await Person.signUp(gatehouse);
  await assignRole(gatehouse, person.id, role);
  return person;
}
