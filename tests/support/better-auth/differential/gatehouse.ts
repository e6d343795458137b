import { newestMailTo } from '#tests/support/mailbox.ts';
import { runSql } from '#tests/support/postgres.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse } from '#tests/support/test.ts';

import type { Service, Version } from './service.ts';

/** Gatehouse with the options that the reference has. */
export async function openGatehouse(version: Version, gitlab: string): Promise<Service> {
  const gatehouse = await startGatehouse({
    rateLimit: { enabled: false },
    outgoing: { privateHosts: ['127.0.0.1'] },
    user: { deleteUser: { confirmByMail: true } },
    organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
    jwt: { enabled: true, algorithm: 'EdDSA' },
    socialProviders: { gitlab: { clientId: 'client', clientSecret: 'secret', issuer: gitlab } },
  });
  const databaseUrl = gatehouse.options.databaseUrl!;
  return {
    version,
    browserFetch: () => fetchWithCookies(gatehouse).fetch,
    mailedUrl: async (email) => (await newestMailTo(gatehouse, email)).url,
    changeUser: async (email, { role, isVerified }) => {
      if (role) await runSql(databaseUrl, `update "user" set role = '${role}' where email = '${email}'`);
      if (isVerified) await runSql(databaseUrl, `update "user" set email_verified = true where email = '${email}'`);
    },
    close: () => gatehouse.close(),
  };
}
