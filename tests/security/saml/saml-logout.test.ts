import { deflateRawSync } from 'node:zlib';
import { sign as signBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import {
  readLogoutRequest,
  readLogoutResponse,
  type LogoutExpectation,
  type ReceivedMessage,
} from '#server/security/saml/messages/logout-message.ts';
import { signedForm } from '#server/security/saml/messages/post-binding.ts';
import { redirectAddress } from '#server/security/saml/messages/redirect-binding.ts';
import { writeLogoutRequest, writeLogoutResponse } from '#server/security/saml/messages/write-logout.ts';
import { RSA_PSS_SHA256, RSA_SHA512 } from '#server/security/saml/names.ts';
import { SamlRefusal, type SamlRule } from '#server/security/saml/rules.ts';
import { algorithms, at, encode, IDP, sign, swap, type Signer } from '#tests/support/saml/saml-document.ts';
import { NOW, samlKeys } from '#tests/support/saml/saml-keys.ts';

const SLO = 'https://auth.example/api/auth/sso/saml2/sp/slo/acme';
const expected: LogoutExpectation = {
  sloUrl: SLO,
  idpEntityId: IDP,
  certificates: [samlKeys.idp.certificate, samlKeys.idpNext.certificate],
  clockSkew: 60,
  now: NOW,
};

const nameId = {
  value: 'lovelace & "co"',
  format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  nameQualifier: 'idp',
  spNameQualifier: 'sp\nname',
};
const about = { id: '_l1', issueInstant: new Date(at(-1)), destination: SLO, spEntityId: IDP };
const REQUEST = writeLogoutRequest({ ...about, nameId, sessionIndex: '_s1' });
const RESPONSE = writeLogoutResponse({ ...about, inResponseTo: '_ours' });

type Algorithm = 'sha256' | 'sha512' | 'sha1' | 'md5';
interface Query {
  message?: string;
  parameter?: string;
  relayState?: string | null;
  algorithm?: string;
  hash?: Algorithm;
  privateKey?: string;
  /** Changes of the query before and after it is signed. */
  before?: (query: string) => string;
  after?: (query: string) => string;
}

const deflate = (text: string) => encodeURIComponent(deflateRawSync(text).toString('base64'));

/** A query as the identity provider makes it, written by hand so that no code of the service signs it. */
function query({ message = REQUEST, relayState = 'state', ...changes }: Query = {}): ReceivedMessage {
  const { parameter = 'SAMLRequest', algorithm = algorithms.rsaSha256, hash = 'sha256' } = changes;
  const state = relayState === null ? '' : `&RelayState=${encodeURIComponent(relayState)}`;
  const plain = `${parameter}=${deflate(message)}${state}&SigAlg=${encodeURIComponent(algorithm)}`;
  const signed = changes.before ? changes.before(plain) : plain;
  const signature = signBytes(hash, Buffer.from(signed), changes.privateKey ?? samlKeys.idp.privateKey);
  const whole = `${signed}&Signature=${encodeURIComponent(signature.toString('base64'))}`;
  return { binding: 'redirect', query: changes.after ? changes.after(whole) : whole };
}

function form(message = REQUEST, signer: Partial<Signer> = {}): ReceivedMessage {
  const name = message.includes('LogoutRequest') ? 'LogoutRequest' : 'LogoutResponse';
  return { binding: 'post', document: encode(sign(message, name, signer)), relayState: 'state' };
}

const read = {
  id: '_l1',
  expiresAt: new Date(at(359)),
  relayState: 'state',
  nameId,
  sessionIndexes: ['_s1'],
};

const accepted: [name: string, message: () => ReceivedMessage][] = [
  ['a query', () => query()],
  ['a query with SHA-512', () => query({ algorithm: RSA_SHA512, hash: 'sha512' })],
  ['a query signed by the next key', () => query({ privateKey: samlKeys.idpNext.privateKey })],
  ['lower-case percent-encoding', () => query({ before: (text) => text.replaceAll(/%[0-9A-F]{2}/g, lower) })],
  ['parameters of others', () => query({ after: (text) => `utm=1&${text}&x` })],
  ['a form', () => form()],
  ['a form with SHA-512', () => form(REQUEST, { algorithm: algorithms.rsaSha512, digest: algorithms.sha512 })],
];
const lower = (text: string) => text.toLowerCase();

test.each(accepted)('accepts a logout request: %s', async (_, message) => {
  expect(await readLogoutRequest(message(), expected)).toEqual(read);
});

test('accepts a logout request signed with RSA-PSS', async () => {
  const signature = (text: string) =>
    signBytes('sha256', Buffer.from(text), { key: samlKeys.idp.privateKey, padding: 6, saltLength: 32 });
  const plain = `SAMLRequest=${deflate(REQUEST)}&SigAlg=${encodeURIComponent(RSA_PSS_SHA256)}`;
  const signed = `${plain}&Signature=${encodeURIComponent(signature(plain).toString('base64'))}`;
  const request = await readLogoutRequest({ binding: 'redirect', query: signed }, expected);
  expect(request).toEqual({ ...read, relayState: undefined });
});

test('a request without a session index names all sessions of the NameID', async () => {
  const message = writeLogoutRequest({ ...about, nameId, sessionIndex: undefined });
  expect((await readLogoutRequest(query({ message }), expected)).sessionIndexes).toEqual([]);
});

test('reads its own messages of both bindings, with the NameID unchanged', async () => {
  const outgoing = { parameter: 'SAMLResponse', message: RESPONSE, relayState: 'a b&c', ...samlKeys.idp } as const;
  const address = redirectAddress('https://idp.example/slo?tenant=1', outgoing);
  expect(address).toMatch(/^https:\/\/idp\.example\/slo\?tenant=1&SAMLResponse=/);
  const received = { binding: 'redirect', query: new URL(address).search.slice(1) } as const;
  const response = { id: '_l1', expiresAt: read.expiresAt, inResponseTo: '_ours' };
  expect(await readLogoutResponse(received, expected)).toEqual({ ...response, relayState: 'a b&c' });

  const document = await signedForm(REQUEST, samlKeys.idp);
  expect(await readLogoutRequest({ binding: 'post', document }, expected)).toEqual({ ...read, relayState: undefined });
});

const changed = (name: string, rule: SamlRule, change: (xml: string) => string) =>
  [
    [`${name}, in a query`, rule, () => query({ message: change(REQUEST) })],
    [`${name}, in a form`, rule, () => form(change(REQUEST))],
  ] as const;
const withoutLast = (text: string) => text.replace(/&Signature=.*$/, '');
const bomb = () => deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 0x20), { level: 9 }).toString('base64');

const refused: (readonly [name: string, rule: SamlRule, message: () => ReceivedMessage])[] = [
  ['an unsigned query', 'G10', () => query({ after: withoutLast })],
  ['a query without an algorithm', 'G10', () => query({ after: (text) => text.replace(/&SigAlg=[^&]*/, '') })],
  ['an unsigned form', 'G10', () => ({ binding: 'post', document: encode(REQUEST) })],
  ['SHA-1 in a query', 'G8', () => query({ algorithm: algorithms.rsaSha1, hash: 'sha1' })],
  ['MD5 in a query', 'G8', () => query({ algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-md5', hash: 'md5' })],
  ['the algorithm is a property of objects', 'G8', () => query({ algorithm: '__proto__' })],
  ['SHA-1 in a form', 'G8', () => form(REQUEST, { algorithm: algorithms.rsaSha1, digest: algorithms.sha1 })],
  ['HMAC in a form', 'G8', () => form(REQUEST, { algorithm: algorithms.hmac })],
  ['a foreign key in a query', 'G9', () => query({ privateKey: samlKeys.foreign.privateKey })],
  ['a foreign key in a form', 'G9', () => form(REQUEST, { key: samlKeys.foreign })],
  ['the signature is of SHA-256 and the algorithm of SHA-512', 'G9', () => query({ algorithm: RSA_SHA512 })],
  ['another relay state', 'G9', () => query({ after: swap('RelayState=state', 'RelayState=other') })],
  [
    'a relay state that was not signed',
    'G9',
    () => query({ relayState: null, after: (text) => `RelayState=x&${text}` }),
  ],
  ['signed in another order', 'G9', () => query({ before: (text) => text.split('&').toReversed().join('&') })],
  ['a second request that was not signed', 'G1', () => query({ after: (text) => `${text}&SAMLRequest=x` })],
  ['a request and a response', 'G1', () => query({ after: (text) => `${text}&SAMLResponse=x` })],
  ['a response in place of the request', 'G1', () => query({ parameter: 'SAMLResponse' })],
  ['malformed percent-encoding', 'G1', () => query({ after: (text) => text.replace(/Signature=.*/, 'Signature=%') })],
  ['an unknown encoding', 'G1', () => query({ after: (text) => `${text}&SAMLEncoding=gzip` })],
  [
    'a message that inflates to 64 MB',
    'G1',
    () => query({ before: (text) => text.replace(/SAMLRequest=[^&]*/, `SAMLRequest=${encodeURIComponent(bomb())}`) }),
  ],
  ['not deflated', 'G1', () => query({ before: (text) => text.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=AAAA') })],
  ['a signature inside a query', 'G7', () => query({ message: sign(REQUEST, 'LogoutRequest') })],
  ['text after the signature', 'G9', () => ({ binding: 'post', document: encode(swap('lovelace', 'eve')(signed())) })],
  ['an entity', 'G2', () => query({ message: `<!DOCTYPE x [<!ENTITY e "x">]>${REQUEST}` })],
  ...changed('another Destination', 'G13', swap(SLO, 'https://auth.example/api/auth/sso/saml2/sp/slo/other')),
  ...changed('no Destination', 'G13', swap(` Destination="${SLO}"`, '')),
  ...changed('another Issuer', 'G14', swap(`>${IDP}<`, '>https://other.example/metadata<')),
  ...changed('too old', 'G17', swap(at(-1), at(-361))),
  ...changed('issued in the future', 'G17', swap(at(-1), at(61))),
  ...changed('expired', 'G17', swap(' Version="2.0"', ` Version="2.0" NotOnOrAfter="${at(-61)}"`)),
  ...changed('version 1.1', 'G12', swap('Version="2.0"', 'Version="1.1"')),
  ...changed('no NameID', 'G18', (xml) => xml.replace(/<saml:NameID[^]*<\/saml:NameID>/, '')),
  ...changed('two NameIDs', 'G18', (xml) => xml.replace(/<saml:NameID[^]*<\/saml:NameID>/, '$&$&')),
  ...changed('a comment in the NameID', 'G6', swap('lovelace', 'love<!-- -->lace')),
  ...changed('an unknown child', 'G4', swap('</saml:Issuer>', '</saml:Issuer><samlp:Response/>')),
  ['another root, in a query', 'G4', () => query({ message: RESPONSE })],
];
const signed = () => sign(REQUEST, 'LogoutRequest');

test.each(refused)('refuses a logout request: %s (%s)', async (_, rule, message) => {
  const refusal = await readLogoutRequest(message(), expected).then(
    () => 'accepted',
    (error: unknown) => error,
  );
  if (!(refusal instanceof SamlRefusal)) throw refusal;
  expect(refusal.rule).toBe(rule);
});

test('a request is no response', async () => {
  const asResponse = query({ parameter: 'SAMLResponse' });
  await expect(readLogoutResponse(asResponse, expected)).rejects.toMatchObject({ rule: 'G4' });
  await expect(readLogoutResponse(form(), expected)).rejects.toMatchObject({ rule: 'G4' });
});
