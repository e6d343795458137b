import { expect } from 'vitest';

import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

import { newDirectory } from './scim.ts';

export const causes: MailCauses = {
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
