import { victim, type MailCauses } from '#tests/support/calls/mail-causes.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

import { createLink, openLink } from '#tests/support/setup-links.ts';

/** An organization whose owner has the address of the victim. */
async function newVictim(...[gatehouse]: Parameters<MailCauses['sendSetupLinkOpened']>) {
  const organization = await newOrganization(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update "user" set email = '${victim}' where id = '${organization.owner.id}'`,
  );
  // Of a link that ended.
  const newLink = async () => {
    await runSql(gatehouse.options.databaseUrl!, 'update setup_link set revoked_at = now()');
    return createLink(organization);
  };
  return newLink;
}

export const causes: MailCauses = {
  sendSetupLinkOpened: async (gatehouse) => {
    const newLink = await newVictim(gatehouse);
    return async () => new Person(gatehouse).post('/setup-link/open', { token: (await newLink()).token });
  },
  sendSetupLinkCompleted: async (gatehouse) => {
    const newLink = await newVictim(gatehouse);
    return async () => {
      const link = await newLink();
      // Otherwise the opening is mailed too.
      await runSql(gatehouse.options.databaseUrl!, 'update setup_link set opened_at = now()');
      return (await openLink(gatehouse, link)).post('/setup-link/complete', {});
    };
  },
};
