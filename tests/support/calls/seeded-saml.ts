import { randomUUID, X509Certificate } from 'node:crypto';

import { encrypt } from '#server/security/encryption.ts';
import { signedForm } from '#server/security/saml/messages/post-binding.ts';
import { redirectAddress } from '#server/security/saml/messages/redirect-binding.ts';
import { writeLogoutRequest } from '#server/security/saml/messages/write-logout.ts';
import { selfSignedCertificate, type KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import { startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { generateKey } from '#tests/support/saml/generate-key.ts';
import { SECRET } from '#tests/support/test.ts';

const providerId = 'seeded-saml';
const ISSUER = 'urn:example:idp';
const SP = 'http://localhost:3000/api/auth/sso/saml2/sp';
/** To which nothing is sent: the service refuses requests to it. */
const ORIGIN = 'https://127.0.0.1';
const SUBJECT = 'member';

interface Seed {
  organizationId: string;
  member: Person;
  /** In which the flows begin. */
  browser: Person;
}

/**
 * An enabled connection with the keys of both sides, an identity of the member at it, and two sign-ins of the member: one awaits the
 * response, the other has its ticket. It takes requests in forms.
 */
export async function seedSaml({ organizationId, member, browser }: Seed) {
  const sql = (text: string) => runSql(browser.gatehouse.options.databaseUrl!, text);
  const id = randomUUID();
  const logout = { binding: 'redirect', url: `${ORIGIN}/logout`, responseUrl: `${ORIGIN}/logout` };
  const settings = { nameIdFormat: null, requiresSignedResponse: false, idpInitiated: 'refuse' };
  const saml = JSON.stringify({ signIn: { binding: 'post', url: `${ORIGIN}/saml` }, logout, ...settings });
  await sql(`insert into sso_connection (id, organization_id, provider_id, name, protocol, issuer, client_id, client_auth, scopes, saml,
      metadata_url, metadata_checked_at, mapping, default_role, ceiling_role, factor_values, enabled_at, created_at, updated_at)
    values ('${id}', '${organizationId}', '${providerId}', 'SAML', 'saml', '${ISSUER}', '', 'none', '{}', '${saml}',
      '${ORIGIN}/metadata', now(), '{}', 'member', 'member', '{}', now(), now(), now());
    insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
    values ('${randomUUID()}', '${member.id}', 'sso:${id}', '${SUBJECT}', now(), now())`);
  const { idpKey, idpFingerprint } = await seedKeys(sql, id);

  const waiting = await startFlow(browser);
  const returned = await startFlow(browser);
  const posted = await new Person(browser.gatehouse).send({
    method: 'POST',
    url: `/api/auth/sso/saml2/sp/acs/${providerId}`,
    payload: { SAMLResponse: await respond(returned, idpKey), RelayState: returned.state },
  });
  const ticket = new URL(String(posted.headers.location)).searchParams.get('ticket');
  if (ticket === null) throw new Error(`The response was not accepted: ${String(posted.headers.location)}`);
  await sql(`update verification set expires_at = now() + interval '1 day' where identifier like 'sso-ticket:%'`);
  return {
    samlProviderId: providerId,
    samlProvider: `sso:${id}`,
    samlState: waiting.state,
    samlResponse: await respond(waiting, idpKey),
    samlTicket: ticket,
    samlKey: idpKey.privateKey,
    samlFingerprint: idpFingerprint,
  };
}

/** Two certificates on each side, of one key. */
async function seedKeys(sql: (text: string) => Promise<Record<string, unknown>[]>, connectionId: string) {
  const idpKey = generateKey('seeded provider');
  const spKey = generateKey('seeded service');
  const second = ({ privateKey }: KeyWithCertificate) => selfSignedCertificate(privateKey, 'second', new Date());
  const values = [
    ['idp', 'current', idpKey.certificate],
    ['idp', 'current', second(idpKey)],
    ['sp', 'current', spKey.certificate],
    ['sp', 'next', second(spKey)],
  ].map(([side, state, certificate]) => {
    const id = randomUUID();
    const sealed = encrypt([SECRET], spKey.privateKey, { purpose: 'sso private key', about: id });
    const { fingerprint256 } = new X509Certificate(certificate!);
    const [source, key] = side === 'idp' ? ['metadata', 'null'] : ['generated', `'${sealed}'`];
    return `('${id}', '${connectionId}', '${side}', '${state}', '${source}', '${certificate}', '${fingerprint256}', ${key},
      now() + interval '1 year', now())`;
  });
  await sql(`insert into sso_certificate (id, connection_id, side, state, source, certificate, fingerprint, private_key, not_after,
    created_at) values ${values.join(', ')}`);
  return { idpKey, idpFingerprint: new X509Certificate(idpKey.certificate).fingerprint256 };
}

/** Begins a sign-in and reads its request from the page that posts it. */
async function startFlow(browser: Person) {
  const page = await startOAuthFlow(browser, { providerId, callbackURL: '/home' }, '/sign-in/sso');
  const { body } = await browser.send({ method: 'GET', url: page.pathname + page.search });
  const form = /name="SAMLRequest" value="([^"]*)"/.exec(body)![1]!;
  const requestId = /ID="([^"]*)"/.exec(Buffer.from(form, 'base64').toString())![1]!;
  return { state: page.searchParams.get('state')!, requestId };
}

/** A signed response for the member. */
function respond({ requestId }: { requestId: string }, key: KeyWithCertificate): Promise<string> {
  const acs = `${SP}/acs/${providerId}`;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const issuer = `<saml:Issuer>${ISSUER}</saml:Issuer>`;
  const common = `Version="2.0" IssueInstant="${at(0)}"`;
  return signedForm(
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"
 ID="_r" ${common} Destination="${acs}" InResponseTo="${requestId}">${issuer}<samlp:Status>
<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>
<saml:Assertion ID="_${randomUUID()}" ${common}>${issuer}<saml:Subject><saml:NameID>${SUBJECT}</saml:NameID>
<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
<saml:SubjectConfirmationData InResponseTo="${requestId}" NotOnOrAfter="${at(60)}" Recipient="${acs}"/>
</saml:SubjectConfirmation></saml:Subject>
<saml:Conditions><saml:AudienceRestriction><saml:Audience>${SP}/metadata?providerId=${providerId}</saml:Audience>
</saml:AudienceRestriction></saml:Conditions>
<saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext>
<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>
</saml:AuthnContext></saml:AuthnStatement></saml:Assertion></samlp:Response>`,
    key,
  );
}

/** The query with which the provider ends the sessions of the member. It is signed anew, because it expires after minutes. */
export function logoutRequest(privateKey: string) {
  const destination = `${SP}/slo/${providerId}`;
  const message = writeLogoutRequest({
    id: `_${randomUUID()}`,
    issueInstant: new Date(),
    destination,
    spEntityId: ISSUER,
    nameId: { value: SUBJECT, format: undefined, nameQualifier: undefined, spNameQualifier: undefined },
    sessionIndex: undefined,
  });
  const url = redirectAddress(destination, { parameter: 'SAMLRequest', message, privateKey });
  return { providerId, ...Object.fromEntries(new URL(url).searchParams) };
}
