import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  sendWebhookDisabled: async (gatehouse) => {
    const { databaseUrl } = gatehouse.options;
    const admin = await signUpWithRole(gatehouse, 'admin');
    await runSql(databaseUrl!, `update "user" set email = '${victim}' where id = '${admin.id}'`);
    return async () => {
      const created = await admin.post('/webhook/create', { url: 'https://93.184.216.34/', types: ['passkey.added'] });
      const webhookId = created.body.webhook.id as string;
      const failing = `url = 'https://127.0.0.1/', failing_since = now() - interval '2 days'`;
      await runSql(databaseUrl!, `update webhook_endpoint set ${failing} where id = '${webhookId}'`);
      await admin.post('/webhook/test', { webhookId });
      const disabled = `select from webhook_endpoint where id = '${webhookId}' and disabled_at is not null`;
      await expect.poll(() => runSql(databaseUrl!, disabled), { timeout: 10_000 }).toHaveLength(1);
      return { status: 200, body: {} };
    };
  },
};
