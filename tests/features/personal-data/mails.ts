import { expect } from 'vitest';

import { type MailCauses, signUpVerified, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  /** The service of the test erases inactive users. */
  sendInactiveAccount: async (gatehouse) => {
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    const { id } = await signUpVerified(gatehouse, victim);
    const earlier = (column: string) => `${column} = ${column} - interval '400 days'`;
    return async () => {
      await sql(
        `begin; set local session_replication_role = replica;
         update audit_entry set ${earlier('created_at')};
         update session set ${earlier('updated_at')};
         update "user" set ${earlier('created_at')}; commit`,
      );
      const noticed = () =>
        sql(
          `select from audit_entry where subject_id = '${id}' and event = 'user.inactivity-noticed' and created_at > now() - interval '1 day'`,
        );
      await expect.poll(noticed, { timeout: 10_000 }).toHaveLength(1);
      return { status: 200, body: {} };
    };
  },
};
