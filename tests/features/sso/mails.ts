import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { newMember } from '#tests/support/organization.ts';
import { SamlServer } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';

import { newSaml } from './saml/saml.ts';
import { requireSso } from './policy/policies.ts';
import { newSso, sqlOf } from './sign-in/connections.ts';

/** Lets the certificate of one side of a connection end soon. */
async function causeExpiring(gatehouse: Gatehouse, side: 'idp' | 'sp') {
  await using idp = await SamlServer.start();
  const { organization, connection } = await newSaml(gatehouse, idp);
  const sql = sqlOf(gatehouse);
  await sql(`update "user" set email = '${victim}' where id = '${organization.owner.id}'`);
  const ofSide = `connection_id = '${connection.id}' and side = '${side}'`;
  return async () => {
    await sql(`update sso_certificate set not_after = now() + interval '20 days', warned_at = null where ${ofSide}`);
    const warned = () => sql(`select from sso_certificate where ${ofSide} and warned_at is not null`);
    await expect.poll(warned, { timeout: 10_000 }).toHaveLength(1);
    return { status: 200, body: {} };
  };
}

export const causes: MailCauses = {
  sendCertificateExpiring: (gatehouse) => causeExpiring(gatehouse, 'idp'),
  sendServiceCertificateExpiring: (gatehouse) => causeExpiring(gatehouse, 'sp'),
  sendMetadataFailing: async (gatehouse) => {
    await using idp = await SamlServer.start();
    const { organization, connection } = await newSaml(gatehouse, idp);
    const { providerId } = connection;
    const sql = sqlOf(gatehouse);
    await sql(`update "user" set email = '${victim}' where id = '${organization.owner.id}'`);
    return async () => {
      // Nothing answers at the address.
      await sql(`update sso_connection set metadata_url = 'https://127.0.0.1:1/metadata', metadata_failure_mailed = false,
        metadata_failing_since = now() - interval '4 days' where id = '${connection.id}'`);
      return organization.owner.post('/sso/refresh-metadata', { organizationId: organization.id, providerId });
    };
  },
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
