import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  sendAuditStreamFailing: async (gatehouse) => {
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    const admin = await signUpWithRole(gatehouse, 'admin');
    await sql(`update "user" set email = '${victim}' where id = '${admin.id}'`);
    return async (n) => {
      const body = { name: `Collector ${n}`, preset: 'generic', url: 'https://93.184.216.34/' };
      const { stream } = (await admin.post('/admin/create-audit-stream', body)).body;
      const failing = `url = 'https://127.0.0.1/', failing_since = now() - interval '2 days'`;
      await sql(`update audit_stream set ${failing} where id = '${stream.id}'`);
      await admin.post('/admin/test-audit-stream', { streamId: stream.id });
      const mailed = () => sql(`select from audit_stream where id = '${stream.id}' and failure_mailed`);
      await expect.poll(mailed, { timeout: 10_000 }).toHaveLength(1);
      await admin.post('/admin/delete-audit-stream', { streamId: stream.id });
      return { status: 200, body: {} };
    };
  },
};
