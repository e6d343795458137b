import { expect } from 'vitest';

import { signUpVerified, type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

import { newDirectory } from './scim.ts';
import { userOf } from './users.ts';

export const causes: MailCauses = {
  sendAddedByDirectory: async (gatehouse) => {
    await signUpVerified(gatehouse, victim);
    const directory = await newDirectory(gatehouse);
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    const domain = victim.slice(victim.indexOf('@') + 1);
    await sql(`delete from organization_domain where domain = '${domain}'`);
    await sql(
      `update organization_domain set domain = '${domain}' where organization_id = '${directory.organization.id}'`,
    );
    return async () => {
      // Each time it is another user of the directory, as after a reset of the directory.
      await sql(`delete from scim_user where directory_id = '${directory.id}'`);
      const { status, body } = await directory.scim.post(
        '/Users',
        userOf(directory, 'ada', { emails: [{ value: victim }] }),
      );
      // A created user is the success that calls answer as 200.
      return { status: status === 201 ? 200 : status, body };
    };
  },
  sendDirectoryTokenExpiring: async (gatehouse) => {
    const { organization, id } = await newDirectory(gatehouse);
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    await sql(`update "user" set email = '${victim}' where id = '${organization.owner.id}'`);
    return async () => {
      await sql(`update scim_token set expires_at = now() + interval '20 days', warned_at = null,
        created_at = now() - interval '1 year' where directory_id = '${id}'`);
      const warned = () => sql(`select from scim_token where directory_id = '${id}' and warned_at is not null`);
      await expect.poll(warned, { timeout: 10_000 }).toHaveLength(1);
      return { status: 200, body: {} };
    };
  },
};
