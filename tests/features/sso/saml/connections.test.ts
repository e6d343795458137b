import { X509Certificate } from 'node:crypto';

import { expect } from 'vitest';

import { readCertificates } from '#server/security/saml/metadata/certificates.ts';
import { sqlOf } from '#tests/features/sso/sign-in/connections.ts';
import { expectOk, newOrganization } from '#tests/support/organization.ts';
import { ecCertificate, samlKeys } from '#tests/support/saml/saml-keys.ts';
import { Person } from '#tests/support/person.ts';

import { test, type TestSaml } from './saml.ts';

const fingerprintOf = (pem: string) => new X509Certificate(pem).fingerprint256;
const { idp: idpKey, idpNext, short } = samlKeys;
const shortened = (text: string) => text.slice(0, 2000);

const update = ({ organization: { owner, id: organizationId }, providerId }: TestSaml, fields: object) =>
  owner.post('/sso/update-provider', { organizationId, providerId, ...fields });

test('a connection is registered by metadata, and has metadata of its own', async ({ idp, saml }) => {
  const base = 'http://localhost:3000/api/auth/sso/saml2/sp';
  const { providerId } = saml;
  const metadataUrl = `${base}/metadata?providerId=${providerId}`;
  expect(saml.connection).toMatchObject({
    type: 'saml',
    issuer: idp.entityId,
    redirectURI: `${base}/acs/${providerId}`,
    spMetadataUrl: metadataUrl,
    oidcConfig: null,
    samlConfig: {
      entityId: metadataUrl,
      acsUrl: `${base}/acs/${providerId}`,
      entryPoint: idp.signInUrl,
      binding: 'redirect',
      logoutUrl: `${idp.origin}/logout`,
      metadataUrl: null,
      idpInitiated: 'refuse',
      certificate: [{ fingerprintSha256: fingerprintOf(idp.key.certificate), state: 'current' }],
      spCertificate: [{ state: 'current' }],
    },
    enabled: false,
  });

  const response = await new Person(saml.gatehouse).send({
    method: 'GET',
    url: `/sso/saml2/sp/metadata?providerId=${providerId}`,
  });
  expect(response.headers['content-type']).toBe('application/samlmetadata+xml');
  expect(response.body).toContain(`entityID="${metadataUrl}"`);
  const [, body] = /<ds:X509Certificate>([^<]+)</.exec(response.body)!;
  const [certificate] = readCertificates(body!);
  const { samlConfig } = saml.connection as { samlConfig: { spCertificate: { fingerprintSha256: string }[] } };
  expect(samlConfig.spCertificate[0]!.fingerprintSha256).toBe(fingerprintOf(certificate!));
  expect(new X509Certificate(certificate!).publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
  const unknown = await new Person(saml.gatehouse).get('/sso/saml2/sp/metadata', { providerId: 'unknown' });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'PROVIDER_NOT_FOUND' } });
});

test('the private key is stored encrypted and answered by no call', async ({ gatehouse, saml }) => {
  const [row] = await sqlOf(gatehouse)(
    `select private_key from sso_certificate where connection_id = '${saml.connection.id}' and side = 'sp'`,
  );
  expect(row!['private_key']).toMatch(/^aes-256-gcm:/);
  expect(JSON.stringify(saml.connection)).not.toMatch(/PRIVATE KEY|BEGIN/);
});

test('a connection is registered by the address of metadata, by hand, and as clients of better-auth do', async ({
  gatehouse,
  idp,
}) => {
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const register = async (fields: object) =>
    (await expectOk(owner.post('/sso/register', { organizationId, ...fields }))).body;

  const fetched = await register({ metadataUrl: idp.metadataUrl });
  expect(fetched).toMatchObject({
    issuer: idp.entityId,
    samlConfig: { metadataUrl: idp.metadataUrl, metadataError: null },
  });
  expect(fetched.samlConfig.metadataCheckedAt).not.toBeNull();

  const byHand = await register({ issuer: 'urn:by-hand', entryPoint: idp.signInUrl, certificate: idpNext.certificate });
  expect(byHand).toMatchObject({
    issuer: 'urn:by-hand',
    samlConfig: { logoutUrl: null, certificate: [{ fingerprintSha256: fingerprintOf(idpNext.certificate) }] },
  });

  const samlConfig = {
    entryPoint: idp.signInUrl,
    cert: `${idpKey.certificate}${idpNext.certificate}`,
    callbackUrl: '/dashboard',
    wantAssertionsSigned: true,
    signatureAlgorithm: 'sha256',
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    idpMetadata: { entityID: 'urn:theirs' },
    spMetadata: { entityID: 'urn:ours', binding: 'post' },
    mapping: { id: 'uid', email: 'mail', firstName: 'first', lastName: 'last' },
  };
  const published = await register({ providerId: 'published', issuer: 'https://idp.example', samlConfig });
  expect(published).toMatchObject({
    issuer: 'urn:theirs',
    mapping: { id: 'uid', email: 'mail', givenName: 'first', familyName: 'last' },
    samlConfig: { entityId: 'urn:ours', identifierFormat: samlConfig.identifierFormat },
  });
  expect(published.samlConfig.certificate).toHaveLength(2);
});

test('what describes no usable provider is refused with the reason', async ({ gatehouse, idp }) => {
  const { owner, id: organizationId } = await newOrganization(gatehouse);
  const register = async (fields: object) => (await owner.post('/sso/register', { organizationId, ...fields })).body;
  const byHand = { issuer: 'urn:by-hand', entryPoint: idp.signInUrl };
  const metadata = idp.metadata();

  expect(await register(byHand)).toMatchObject({ code: 'CERTIFICATE_REQUIRED' });
  for (const [certificate, reason] of [
    ['not a certificate', 'cannot be read'],
    [short.certificate, '1,024-bit'],
    [ecCertificate, 'not an RSA key'],
  ]) {
    const { code, message } = await register({ ...byHand, certificate });
    expect([code, message]).toEqual(['CERTIFICATE_NOT_ACCEPTED', expect.stringContaining(reason!)]);
  }
  const entity = metadata.replace(/^<\?xml[^>]*>/, '');
  const several = `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${entity}${entity}</EntitiesDescriptor>`;
  for (const [text, reason] of [
    [several, '2 identity providers'],
    ['<a/>', 'no SAML 2.0 identity provider'],
    [`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${metadata}`, 'DOCTYPE'],
  ]) {
    for (const field of ['metadata', 'certificate']) {
      const { code, message } = await register({ ...byHand, [field]: text });
      expect([code, message]).toEqual(['METADATA_NOT_READABLE', expect.stringContaining(reason!)]);
    }
    idp.servedMetadata = text!;
    const { code, message } = await register({ metadataUrl: idp.metadataUrl });
    expect([code, shortened(message)]).toEqual(['METADATA_NOT_READABLE', expect.stringContaining(reason!)]);
  }
  idp.servedMetadata = null;
  for (const metadataUrl of ['http://169.254.169.254/metadata', 'https://10.0.0.1/', 'http://idp.example/']) {
    const { code, message } = await register({ metadataUrl });
    expect([code, message]).toEqual(['METADATA_NOT_READABLE', 'Metadata not readable: they could not be requested']);
  }
  for (const fields of [
    { metadata, clientId: 'x' },
    { metadata, pkce: true },
  ])
    expect(await register(fields)).toMatchObject({ code: 'PROVIDER_HAS_ANOTHER_PROTOCOL' });
  expect(await register({ entryPoint: idp.signInUrl })).toMatchObject({ code: 'VALIDATION_ERROR' });
  expect(await register({ metadata: 'x'.repeat(600_000) })).toMatchObject({ code: 'VALIDATION_ERROR' });
});

test('another certificate or sign-in address needs a test, another entity id ends the identities', async ({
  gatehouse,
  saml,
}) => {
  const sql = sqlOf(gatehouse);
  const enable = () =>
    sql(`update sso_connection set tested_revision = revision, enabled_at = now() where id = '${saml.connection.id}'`);
  const identities = () => sql(`select 1 from account where provider_id = 'sso:${saml.connection.id}'`);
  await enable();
  const person = new Person(gatehouse);
  await saml.signIn(person, saml.newUser());
  const { revision } = (await update(saml, { name: 'SAML', wantResponseSigned: true })).body;

  expect((await update(saml, { certificate: idpNext.certificate })).body).toMatchObject({
    enabled: false,
    revision: revision + 1,
    samlConfig: { wantResponseSigned: true, certificate: [{ fingerprintSha256: fingerprintOf(idpNext.certificate) }] },
  });
  await enable();
  expect((await update(saml, { entryPoint: 'https://idp.example/other' })).body).toMatchObject({
    enabled: false,
    samlConfig: { entryPoint: 'https://idp.example/other', wantResponseSigned: true },
  });
  expect(await identities()).toHaveLength(1);
  expect((await update(saml, { issuer: 'urn:another' })).body).toMatchObject({ issuer: 'urn:another' });
  expect(await identities()).toEqual([]);
  expect((await update(saml, { clientId: 'x' })).body.code).toBe('PROVIDER_HAS_ANOTHER_PROTOCOL');
});
