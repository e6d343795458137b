import { X509Certificate } from 'node:crypto';

import { expect } from 'vitest';

import { errorOf, sqlOf, withPrivateHosts } from '#tests/features/sso/sign-in/connections.ts';
import { encryptedFor, SamlServer } from '#tests/support/peers/saml-server.ts';
import { Person } from '#tests/support/person.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { complete, newSaml, test, userOf, type TestSaml } from './saml.ts';

const { idp: first, idpNext: second, foreign: third } = samlKeys;
const fingerprintOf = (pem: string) => new X509Certificate(pem).fingerprint256;

/** The metadata of the provider with this certificate in place of its own. */
function metadataWith(idp: SamlServer, { certificate }: typeof first): string {
  const bodyOf = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  return idp.metadata().replaceAll(bodyOf(first.certificate), bodyOf(certificate));
}

interface Shown {
  fingerprintSha256: string;
  state: string;
}
interface Certificates {
  certificate: Shown[];
  spCertificate: Shown[];
}

/** A call for the connection. @returns its certificates, or the code of the error. */
async function call(
  { organization: { owner, id: organizationId }, providerId }: TestSaml,
  path: string,
  more: object = {},
) {
  const { body } = await owner.post(`/sso/${path}`, { organizationId, providerId, ...more });
  return body.code ?? (body.samlConfig as Certificates);
}

test('a provider signs with a second certificate after it was added, and with the first one until it is removed', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const signIn = async ({ certificate: cert, privateKey: key }: typeof first) => {
    const person = new Person(gatehouse);
    return complete(person, await idp.respond(await saml.start(person), saml.newUser(), { cert, key }));
  };
  expect(errorOf(await signIn(second))).toBe('sso_response_refused');
  expect((await saml.attempts())[0]).toMatchObject({ rule: 'G9' });
  expect(await call(saml, 'remove-certificate', { fingerprintSha256: fingerprintOf(first.certificate) })).toBe(
    'LAST_CERTIFICATE',
  );

  const { certificate } = await call(saml, 'add-certificate', { certificate: second.certificate });
  expect(certificate).toHaveLength(2);
  expect((await signIn(first)).location).toBe('/home');
  expect((await signIn(second)).location).toBe('/home');
  await call(saml, 'remove-certificate', { fingerprintSha256: fingerprintOf(first.certificate) });
  expect(errorOf(await signIn(first))).toBe('sso_response_refused');
  expect((await signIn(second)).location).toBe('/home');

  expect(await call(saml, 'remove-certificate', { fingerprintSha256: 'AB:CD' })).toBe('CERTIFICATE_NOT_FOUND');
  expect(await call(saml, 'add-certificate', { certificate: 'x' })).toBe('CERTIFICATE_NOT_ACCEPTED');
  await call(saml, 'add-certificate', { certificate: first.certificate });
});

test('a new key of the service decrypts at once, signs after its activation, and the previous one can be removed', async ({
  gatehouse,
  saml,
  idp,
}) => {
  const certificates = async () => {
    const sql = `select certificate from sso_certificate where connection_id = '${saml.connection.id}' and side = 'sp' order by id`;
    return (await sqlOf(gatehouse)(sql)).map((row) => String(row['certificate']));
  };
  const [previous] = await certificates();
  const signIn = async (requestCertificate: string, encryptedWith: string) => {
    const person = new Person(gatehouse);
    const variant = { requestCertificate, ...encryptedFor(encryptedWith) };
    const result = await complete(person, await idp.respond(await saml.start(person), saml.newUser(), variant));
    return (await userOf(person)) !== null && result.location === '/home';
  };
  expect(await call(saml, 'activate-certificate')).toBe('CERTIFICATE_NOT_FOUND');

  const rotated = await call(saml, 'rotate-certificate');
  expect(rotated.spCertificate.map(({ state }: Shown) => state)).toEqual(['current', 'next']);
  const [, next] = await certificates();
  expect(await signIn(previous!, previous!)).toBe(true);
  expect(await signIn(previous!, next!)).toBe(true);

  await call(saml, 'activate-certificate');
  expect(await signIn(next!, next!)).toBe(true);
  expect(await signIn(next!, previous!)).toBe(true);
  await call(saml, 'remove-certificate', { fingerprintSha256: fingerprintOf(previous!) });
  expect(await signIn(next!, next!)).toBe(true);
  await expect(signIn(next!, previous!)).resolves.toBe(false);
});

test('metadata at an address are read again: certificates follow, another provider or host does not', async () => {
  await using idp = await SamlServer.start();
  await using gatehouse = await withPrivateHosts({ sso: { metadataRefresh: 1 } });
  const saml = await newSaml(gatehouse, idp, { metadata: undefined, metadataUrl: idp.metadataUrl });
  const { owner, id: organizationId } = saml.organization;
  const of = { organizationId, providerId: saml.providerId };
  const config = async () => (await owner.get('/sso/get-provider', of)).body.samlConfig;
  const states = async () => {
    const { certificate } = (await config()) as Certificates;
    return certificate.map(({ fingerprintSha256, state }) => [fingerprintSha256, state]);
  };
  const patiently = { timeout: 15_000, interval: 100 };
  const original = idp.metadata();
  const [a, b] = [fingerprintOf(first.certificate), fingerprintOf(second.certificate)];

  idp.servedMetadata = metadataWith(idp, second);
  await expect.poll(states, patiently).toEqual([
    [a, 'current'],
    [b, 'current'],
  ]);
  await sqlOf(gatehouse)(
    `update sso_certificate set missing_since = now() - interval '8 days' where fingerprint = '${a}'`,
  );
  await expect.poll(states, patiently).toEqual([
    [a, 'retired'],
    [b, 'current'],
  ]);

  const error = async () => (await config()).metadataError;
  idp.servedMetadata = metadataWith(idp, third).replace(idp.entityId, 'urn:another');
  await expect.poll(error, patiently).toContain('another entity id');
  idp.servedMetadata = '<a/>';
  await expect.poll(error, patiently).toContain('no SAML 2.0 identity provider');
  expect(await states()).toEqual([
    [a, 'retired'],
    [b, 'current'],
  ]);

  idp.servedMetadata = original.replaceAll(`${idp.origin}/sign-in`, 'https://evil.example/sign-in');
  await expect.poll(states, patiently).toEqual([
    [a, 'current'],
    [b, 'current'],
  ]);
  expect(await config()).toMatchObject({
    entryPoint: idp.signInUrl,
    metadataError: 'The metadata name an address at another host.',
  });
  idp.servedMetadata = original.replaceAll(`${idp.origin}/sign-in`, `${idp.origin}/moved`);
  await expect.poll(async () => (await config()).entryPoint, patiently).toBe(`${idp.origin}/moved`);
  expect((await config()).metadataError).toBeNull();
});

test('a manager reads the metadata again before the job does', async ({ gatehouse, saml }) => {
  expect(await call(saml, 'refresh-metadata')).toBe('METADATA_NOT_READABLE');

  await using idp = await SamlServer.start();
  const followed = await newSaml(gatehouse, idp, { metadata: undefined, metadataUrl: idp.metadataUrl });
  idp.servedMetadata = metadataWith(idp, second);
  const { certificate, metadataError } = await call(followed, 'refresh-metadata');
  expect([certificate.length, metadataError]).toEqual([2, null]);
  idp.servedMetadata = '<a/>';
  const failed = await call(followed, 'refresh-metadata');
  expect([failed.certificate, failed.metadataError]).toEqual([
    certificate,
    expect.stringContaining('no SAML 2.0 identity provider'),
  ]);
});

test('a mail tells once that metadata were not readable for three days', async ({ gatehouse }) => {
  await using idp = await SamlServer.start();
  const followed = await newSaml(gatehouse, idp, { metadata: undefined, metadataUrl: idp.metadataUrl });
  const mails = async () =>
    (await mailsTo(gatehouse, followed.organization.owner.email)).filter(({ name }) => name === 'sendMetadataFailing');
  const failFor = (days: number) =>
    sqlOf(gatehouse)(`update sso_connection set metadata_failing_since = now() - interval '${days} days'
      where id = '${followed.connection.id}'`);
  const read = () => call(followed, 'refresh-metadata');

  idp.servedMetadata = '<a/>';
  await read();
  await failFor(2);
  await read();
  expect(await mails()).toEqual([]);
  await failFor(3);
  await read();
  await read();
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual([`The metadata of ${followed.connection.name} cannot be read`, []]);

  idp.servedMetadata = idp.metadata();
  await read();
  idp.servedMetadata = '<a/>';
  await read();
  expect(await mails()).toHaveLength(1);
});
