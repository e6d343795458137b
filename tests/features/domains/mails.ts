import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';

export const causes: MailCauses = {
  sendDomainLost: async (gatehouse) => {
    const { databaseUrl } = gatehouse.options;
    const { owner, id: organizationId } = await newOrganization(gatehouse);
    await runSql(databaseUrl!, `update "user" set email = '${victim}' where id = '${owner.id}'`);
    const other = await newOrganization(gatehouse);
    return async (n) => {
      const insert = (id: string, columns: string) =>
        runSql(
          databaseUrl!,
          `insert into organization_domain (id, organization_id, domain, challenge, verified_at, created_at, updated_at)
             values (gen_random_uuid(), '${id}', 'd${n}.example', ${columns}, now(), now()) returning id`,
        );
      await insert(organizationId, `'gone', now() - interval '1 day'`);
      const [claim] = await insert(other.id, `'seeded', null`);
      return other.owner.post('/organization/verify-domain', { domainId: claim!['id'] });
    };
  },
};
