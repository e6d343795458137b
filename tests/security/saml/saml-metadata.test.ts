import { X509Certificate } from 'node:crypto';

import { expect, test } from 'vitest';

import { parseXml } from '#server/security/saml/xml.ts';
import { writeAuthnRequest } from '#server/security/saml/messages/authn-request.ts';
import { CertificateRefusal, readCertificates } from '#server/security/saml/metadata/certificates.ts';
import { MetadataRefusal, readIdpMetadata } from '#server/security/saml/metadata/idp-metadata.ts';
import { writeSpMetadata } from '#server/security/saml/metadata/sp-metadata.ts';
import { ecCertificate, makeKey, NOW, samlKeys } from '#tests/support/saml/saml-keys.ts';
import { swap } from '#tests/support/saml/saml-document.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const bodyOf = (certificate: string) => certificate.replaceAll(/-----[A-Z ]+-----/g, '').trim();
const key = (certificate: string, use = ' use="signing"') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${bodyOf(certificate)}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const KEY = key(samlKeys.idp.certificate);

const ENTITY = [
  '<md:EntityDescriptor entityID="https://idp.example/metadata" xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"',
  ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ID="_m1" validUntil="2020-01-01T00:00:00Z">',
  '<md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
  KEY,
  key(samlKeys.foreign.certificate, ' use="encryption"'),
  `<md:SingleLogoutService Binding="${REDIRECT}" Location="https://idp.example/slo" ResponseLocation="https://idp.example/slo/done"/>`,
  '<md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>',
  `<md:SingleSignOnService Binding="${POST}" Location="https://idp.example/sso/post"/>`,
  `<md:SingleSignOnService Binding="${REDIRECT}" Location="https://idp.example/sso"/>`,
  '</md:IDPSSODescriptor></md:EntityDescriptor>',
].join('');

const provider = {
  entityId: 'https://idp.example/metadata',
  signIn: { binding: 'redirect', url: 'https://idp.example/sso' },
  logout: {
    binding: 'redirect',
    url: 'https://idp.example/slo',
    responseUrl: 'https://idp.example/slo/done',
  },
  certificates: [new X509Certificate(samlKeys.idp.certificate).toString()],
  nameIdFormats: ['urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'],
};
const pem = (certificate: string) => new X509Certificate(certificate).toString();

const readable: [name: string, change: (xml: string) => string, result?: Partial<typeof provider>][] = [
  ['as it is', (xml) => xml],
  ['a preamble', (xml) => `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by -->\n<!-- us -->\n${xml}\n`],
  ['a service provider beside it', swap('<md:IDPSSODescriptor', '<md:SPSSODescriptor/><md:IDPSSODescriptor')],
  [
    'one entity in a list',
    (xml) => `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${xml}</md:EntitiesDescriptor>`,
  ],
  ['a key for both uses', swap(KEY, key(samlKeys.idp.certificate, ''))],
  [
    'two keys',
    swap(KEY, KEY + key(samlKeys.idpNext.certificate)),
    { certificates: [pem(samlKeys.idp.certificate), pem(samlKeys.idpNext.certificate)] },
  ],
  ['the same key twice', swap(KEY, KEY + KEY)],
  ['a short key beside a usable one', swap(KEY, key(samlKeys.short.certificate) + KEY)],
  [
    'sign-in by a form only',
    swap(`<md:SingleSignOnService Binding="${REDIRECT}" Location="https://idp.example/sso"/>`, ''),
    { signIn: { binding: 'post', url: 'https://idp.example/sso/post' } },
  ],
];

test.each(readable)('reads metadata of an identity provider: %s', async (_, change, result) => {
  expect(await readIdpMetadata(change(ENTITY))).toEqual({ ...provider, ...result });
});

test('logout may be missing, and its responses may have the same address', async () => {
  const logout = /<md:SingleLogoutService[^>]*>/;
  expect((await readIdpMetadata(swap(logout, '')(ENTITY))).logout).toBeNull();
  const same = await readIdpMetadata(swap(' ResponseLocation="https://idp.example/slo/done"', '')(ENTITY));
  expect(same.logout?.responseUrl).toBe('https://idp.example/slo');
});

const keys = (count: number) => Array.from({ length: count }, (_, index) => key(makeKey(`key ${index}`).certificate));
const unreadable: [name: string, reason: string, text: string, message: RegExp][] = [
  ['a web page', 'not-xml', '<!doctype html><p>Sign in', /DOCTYPE/],
  ['an entity', 'not-xml', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${ENTITY}`, /DOCTYPE/],
  ['nothing', 'not-xml', '', /incomplete/],
  ['600 KB', 'too-long', ENTITY.padEnd(600 * 1024), /512 KB/],
  [
    'two identity providers',
    'several-providers',
    `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${ENTITY}${ENTITY.replace('_m1', '_m2')}</md:EntitiesDescriptor>`,
    /2 identity providers/,
  ],
  ['a service provider', 'no-provider', ENTITY.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), /no SAML 2\.0/],
  ['SAML 1.1', 'no-provider', ENTITY.replace('SAML:2.0:protocol"', 'SAML:1.1:protocol"'), /no SAML 2\.0/],
  ['no entity id', 'no-provider', ENTITY.replace('entityID', 'entity'), /no SAML 2\.0/],
  ['artifact binding only', 'no-sign-in-address', ENTITY.replaceAll(/HTTP-(POST|Redirect)/g, 'SOAP'), /no address/],
  ['a script as address', 'no-sign-in-address', ENTITY.replaceAll('https://idp', 'javascript:idp'), /no address/],
  ['no certificate', 'certificates', ENTITY.replace(KEY, ''), /no certificate/],
  ['a short key', 'certificates', ENTITY.replace(KEY, key(samlKeys.short.certificate)), /1,024-bit/],
  ['no RSA key', 'certificates', ENTITY.replace(KEY, key(ecCertificate)), /not an RSA key/],
  ['six certificates', 'certificates', ENTITY.replace(KEY, keys(6).join('')), /more than 5/],
];

test.each(unreadable)('refuses metadata with a reason: %s (%s)', async (...[, reason, text, message]) => {
  const refusal = await readIdpMetadata(text).then(
    () => 'accepted',
    (error: unknown) => error,
  );
  if (!(refusal instanceof MetadataRefusal)) throw refusal;
  expect([refusal.reason, refusal.message]).toEqual([reason, expect.stringMatching(message)]);
});

test('reads certificates that administrators paste, and says what is wrong with others', () => {
  const [idp, next] = [samlKeys.idp.certificate, samlKeys.idpNext.certificate];
  expect(readCertificates(`${idp}\n${next}${idp}`)).toEqual([pem(idp), pem(next)]);
  expect(readCertificates(` ${bodyOf(idp)}\r\n`)).toEqual([pem(idp)]);
  for (const [text, reason, message] of [
    ['AAAA', 'unreadable', /cannot be read/],
    ['<x>', 'unreadable', /PEM or base64/],
    ['', 'unreadable', /PEM or base64/],
    [samlKeys.short.certificate, 'short-key', /1,024-bit key; ask for at least 2,048/],
    [ecCertificate, 'not-rsa', /RSA/],
  ] as const) {
    const refuse = () => readCertificates(text);
    expect(refuse).toThrow(CertificateRefusal);
    expect(refuse).toThrow(message);
    expect(refuse).toThrow(expect.objectContaining({ reason }));
  }
});

const service = {
  entityId: 'https://auth.example/api/auth/sso/saml2/sp/metadata?providerId=acme&x="<',
  acsUrl: 'https://auth.example/acs',
  sloUrl: 'https://auth.example/slo',
  certificates: [samlKeys.sp.certificate, samlKeys.spNext.certificate],
  nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
};

test('the metadata of the service provider names both keys for both uses', async () => {
  const root = await parseXml(writeSpMetadata(service));
  expect(root.getAttribute('entityID')).toBe(service.entityId);
  const [descriptor] = Array.from(root.childNodes) as [Element];
  const names = Array.from(descriptor.childNodes, (child) => (child as Element).localName);
  const four = Array.from({ length: 4 }, () => 'KeyDescriptor');
  expect(names).toEqual([
    ...four,
    'SingleLogoutService',
    'SingleLogoutService',
    'NameIDFormat',
    'AssertionConsumerService',
  ]);
  const certificates = Array.from(root.getElementsByTagName('ds:X509Certificate'), ({ textContent }) => textContent);
  expect(certificates.map((text) => readCertificates(text!)[0])).toEqual(
    [0, 0, 1, 1].map((index) => pem(service.certificates[index]!)),
  );
});

test('a request to sign in names its addresses, and asks to authenticate again only if it must', async () => {
  const request = {
    id: '_q1',
    issueInstant: NOW,
    destination: 'https://idp.example/sso?a=1&b=2',
    acsUrl: service.acsUrl,
    spEntityId: service.entityId,
    nameIdFormat: null,
    forceAuthn: false,
  };
  const root = await parseXml(writeAuthnRequest(request));
  const attributes = Array.from(root.attributes).filter(({ name }) => !name.startsWith('xmlns'));
  expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
    ID: '_q1',
    Version: '2.0',
    IssueInstant: '2026-11-27T12:00:00.000Z',
    Destination: request.destination,
    AssertionConsumerServiceURL: service.acsUrl,
    ProtocolBinding: POST,
  });
  expect(Array.from(root.childNodes, ({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['saml:Issuer', service.entityId],
  ]);

  const again = await parseXml(writeAuthnRequest({ ...request, forceAuthn: true, nameIdFormat: service.nameIdFormat }));
  expect(again.getAttribute('ForceAuthn')).toBe('true');
  const [policy] = Array.from(again.getElementsByTagName('samlp:NameIDPolicy'));
  expect(policy?.getAttribute('Format')).toBe(service.nameIdFormat);
});
