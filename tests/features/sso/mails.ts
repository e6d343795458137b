import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { newMember } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';

import { requireSso } from './policy/policies.ts';
import { newSso, sqlOf } from './sign-in/connections.ts';

export const causes: MailCauses = {
  sendBreakGlassUsed: async (gatehouse) => {
    await using sso = await newSso(gatehouse);
    await requireSso(sso);
    const signer = await Person.signUpVerified(gatehouse);
    await newMember(gatehouse, sso.organization, { role: 'owner', person: signer });
    const authenticator = new SoftwareAuthenticator();
    await addPasskey(signer, authenticator);
    const sql = sqlOf(gatehouse);
    await sql(`update "user" set email = 'signer@${sso.domain}' where id = '${signer.id}'`);
    await sql(`update "user" set email = '${victim}' where id = '${sso.organization.owner.id}'`);
    return () => usePasskey(new Person(gatehouse), authenticator);
  },
};
