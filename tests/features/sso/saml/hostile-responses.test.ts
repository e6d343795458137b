import { expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { encrypt } from '#server/security/encryption.ts';
import { proveDomain, sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { wrongContents } from '#tests/support/saml/saml-contents.ts';
import { attacks } from '#tests/support/saml/saml-documents.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { ACS, encode, IDP, makeDocument, REQUEST } from '#tests/support/saml/saml-document.ts';
import { NOW, samlKeys } from '#tests/support/saml/saml-keys.ts';
import { SECRET, test } from '#tests/support/test.ts';

import { isTicket, post } from './saml.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The connection for which the documents are made, with its keys. */
async function start() {
  const gatehouse = await withPrivateHosts({ baseUrl: 'https://auth.example', sso: { assertionMaxAge: 300 } });
  const sql = sqlOf(gatehouse);
  const organization = await newOrganization(gatehouse);
  await proveDomain(gatehouse, organization, 'acme.example');
  const provider = {
    providerId: 'acme',
    issuer: IDP,
    entryPoint: 'https://idp.example/sign-in',
    certificate: samlKeys.idp.certificate + samlKeys.idpNext.certificate,
  };
  const request = { organizationId: organization.id, ...provider };
  const { body: connection } = await expectOk(organization.owner.post('/sso/register', request));
  await sql(`update sso_connection set tested_revision = revision, enabled_at = now() where id = '${connection.id}'`);
  const [own] = await sql(`select id from sso_certificate where connection_id = '${connection.id}' and side = 'sp'`);
  const about = { purpose: 'sso private key', about: String(own!['id']) };
  const { certificate, privateKey } = samlKeys.sp;
  await sql(`update sso_certificate set certificate = ${quoted(certificate)},
    private_key = ${quoted(encrypt([SECRET], privateKey, about))} where id = '${about.about}'`);
  return { gatehouse, organization };
}

/** Posts a document as the response to a request of this browser, whose id is that of the documents. */
async function respond(gatehouse: Gatehouse, SAMLResponse: string) {
  const flow = { providerId: 'acme', callbackURL: '/home', errorCallbackURL: '/sign-in' };
  const { body } = await expectOk(new Person(gatehouse).post('/sign-in/sso', flow));
  const RelayState = new URL(body.url as string).searchParams.get('RelayState')!;
  await sqlOf(gatehouse)(
    `update verification set value = regexp_replace(value, '"nonce":"[^"]*"', '"nonce":"${REQUEST}"')
     where identifier like 'sso-state:%'`,
  );
  return post(new Person(gatehouse), { acsUrl: ACS, form: { SAMLResponse, RelayState } });
}

test('no hostile document signs anyone in, and each attempt names the rule', { timeout: 120_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { gatehouse, organization } = await start();
  try {
    expect(isTicket(await respond(gatehouse, encode(makeDocument({ signing: 'encrypted' }))))).toBe(true);
    await sqlOf(gatehouse)(`delete from verification where identifier like 'sso-assertion:%'`);
    const documents = [
      ...attacks,
      ...wrongContents.map(({ name, rule, change, unsigned }) => ({
        name,
        rule,
        message: () => {
          const signing = unsigned.includes('response') ? ('none' as const) : ('response' as const);
          return encode(makeDocument({ signing, before: change }));
        },
      })),
      // A size that the route refuses before the gate.
    ].filter(({ message }) => message().length < 300_000);
    const outcomes: unknown[] = [];
    for (const { name, message } of documents) {
      const { location } = await respond(gatehouse, message());
      const newest = `select rule from sso_attempt order by id desc limit 1`;
      const [attempt] = await sqlOf(gatehouse)(newest);
      outcomes.push([name, location.split('&reference=')[0], attempt?.['rule']]);
    }
    expect(outcomes).toEqual(documents.map(({ name, rule }) => [name, '/sign-in?error=sso_response_refused', rule]));
    expect(documents.length).toBeGreaterThan(200);
    const users = await sqlOf(gatehouse)(`select 1 from "user" where id <> '${organization.owner.id}'`);
    expect(users).toEqual([]);
    expect(await sqlOf(gatehouse)(`select 1 from verification where identifier like 'sso-ticket:%'`)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
    await gatehouse.close();
  }
});
