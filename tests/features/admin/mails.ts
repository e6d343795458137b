import { signUpWithRole } from '#tests/support/administrator.ts';
import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  sendUserInvitation: async (gatehouse) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    return async () => {
      await runSql(gatehouse.options.databaseUrl!, `delete from "user" where email = '${victim}'`);
      return admin.post('/admin/invite-user', { email: victim, name: 'X' });
    };
  },
};
