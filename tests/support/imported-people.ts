import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { ImportTarget } from './imports.ts';
import { vectors } from '#tests/support/password-vectors/vectors.ts';
import { Person } from './person.ts';

/** A hash as text that another program made, and its password. */
export function hashBy(name: string): { hash: string; password: string } {
  const { hash, password } = vectors.find((vector) => vector.name === name && typeof vector.hash === 'string')!;
  return { hash: hash as string, password };
}

/** The status of a sign-in with a password, or that a second factor is asked for. */
export async function signInStatus(gatehouse: Gatehouse, email: string, password: string): Promise<number | string> {
  const { status, body } = await new Person(gatehouse).post('/sign-in/email', { email, password });
  return body.twoFactorRedirect === true ? 'second factor' : status === 200 ? 200 : String(body.code);
}

/** The codes of the report with the ids of their records. */
export async function reported(
  target: ImportTarget,
): Promise<[code: string, sourceId: string | null, detail: unknown][]> {
  const text = await readFile(join(target.folder, 'report.ndjson'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { code: string; sourceId: string | null; detail?: string })
    .map(({ code, sourceId, detail }) => [code, sourceId, detail]);
}

/** The identities of users by address. */
export async function identitiesOf(target: ImportTarget) {
  const rows = await target.sql(
    `select u.email, a.provider_id || ':' || a.account_id as identity from account a join "user" u on u.id = a.user_id
       where a.provider_id <> 'credential' order by 1, 2`,
  );
  return rows.map(({ email, identity }) => `${String(email)} ${String(identity)}`);
}

/** The members of organizations with their roles. */
export async function membersOf(target: ImportTarget) {
  const rows = await target.sql(
    `select o.slug, u.email, m.role from member m join organization o on o.id = m.organization_id join "user" u on u.id = m.user_id order by 1, 2`,
  );
  return rows.map(({ slug, email, role }) => `${String(slug)} ${String(email)} ${String(role)}`);
}
