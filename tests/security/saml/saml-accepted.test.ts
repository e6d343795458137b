import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ResponseExpectation } from '#server/security/saml/expectation.ts';
import { SamlRefusal } from '#server/security/saml/rules.ts';
import { verifyResponse } from '#server/security/saml/verify-response.ts';
import {
  ACS,
  algorithms,
  at,
  encode,
  encryptions,
  expected,
  makeDocument,
  REQUEST,
  SP,
  swap,
  type Document,
  type Signing,
} from '#tests/support/saml/saml-document.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { products } from './saml-products.ts';

const verify = (document: Document, changes: Partial<ResponseExpectation> = {}) =>
  verifyResponse(encode(makeDocument(document)), { ...expected, ...changes });

const result = {
  id: '_a1',
  expiresAt: new Date(at(360)),
  nameId: {
    value: 'ada-1815',
    format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    nameQualifier: undefined,
    spNameQualifier: undefined,
  },
  attributes: new Map([
    ['email', ['ada@acme.example']],
    ['groups', ['staff', 'Entwicklung & Büro']],
  ]),
  sessionIndex: '_s1',
  authnInstant: new Date(at(-3)),
  sessionNotOnOrAfter: new Date(at(28_800)),
  authnContextClasses: ['urn:oasis:names:tc:SAML:2.0:ac:classes:Password'],
  algorithm: algorithms.rsaSha256,
  certificate: samlKeys.idp.certificate,
};

const SIGNINGS: Signing[] = ['assertion', 'response', 'both', 'encrypted', 'encrypted-in-signed'];
const audience = `<saml:AudienceRestriction><saml:Audience>${SP}</saml:Audience></saml:AudienceRestriction>`;
const confirmation = '<saml:SubjectConfirmation ';
const instant = `ID="_a1" Version="2.0" IssueInstant="${at(-2)}"`;

/** Changes that leave the result as it is. */
const equal: [name: string, before: (xml: string) => string][] = [
  ['plain', (xml) => xml],
  ['declaration', (xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`],
  ['comments between elements', (xml) => xml.replaceAll('<saml:Subject>', '<!-- who --><saml:Subject>')],
  ['lines and indentation', (xml) => xml.replaceAll('><saml:', '>\n  <saml:')],
  [
    'several audiences',
    swap(
      audience,
      audience.replace('<saml:Audience>', '<saml:Audience>https://other.example</saml:Audience><saml:Audience>'),
    ),
  ],
  ['white space around the audience', swap(audience, audience.replace(SP, `\n ${SP}\n `))],
  ['two restrictions with the audience', swap(audience, audience + audience)],
  [
    'OneTimeUse and ProxyRestriction',
    swap(audience, `${audience}<saml:OneTimeUse/><saml:ProxyRestriction Count="0"/>`),
  ],
  ['InResponseTo only in the confirmation', swap(` InResponseTo="${REQUEST}">`, '>')],
  [
    'a second confirmation by a key',
    swap(
      confirmation,
      `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:holder-of-key"/>${confirmation}`,
    ),
  ],
  ['issued at the limit of the past', swap(instant, `ID="_a1" Version="2.0" IssueInstant="${at(-359)}"`)],
  ['issued at the limit of the future', swap(instant, `ID="_a1" Version="2.0" IssueInstant="${at(60)}"`)],
  ['time with nine decimals', swap(instant, 'ID="_a1" Version="2.0" IssueInstant="2026-11-27T11:59:58.123456789Z"')],
  ['time without decimals', swap(instant, 'ID="_a1" Version="2.0" IssueInstant="2026-11-27T11:59:58Z"')],
  ['time with an offset of zero', swap(instant, 'ID="_a1" Version="2.0" IssueInstant="2026-11-27T11:59:58+00:00"')],
  ['conditions valid at the limit', swap(at(-300), at(60))],
  ['conditions not over at the limit', swap(at(299), at(-59))],
  [
    'an assertion of others as advice',
    swap(
      '<saml:AuthnStatement',
      '<saml:Advice><saml:Assertion ID="_old" Version="2.0"/></saml:Advice><saml:AuthnStatement',
    ),
  ],
];

test.each(equal)('accepts a document however it is signed: %s', async (_, before) => {
  for (const signing of ['assertion', 'response', 'encrypted-in-signed'] as const)
    expect(await verify({ signing, before })).toEqual(result);
});

const signers: [name: string, document: Document, changes?: Partial<typeof result>][] = [
  [
    'SHA-512',
    { signing: 'both', signer: { algorithm: algorithms.rsaSha512, digest: algorithms.sha512 } },
    { algorithm: algorithms.rsaSha512 },
  ],
  ['RSA-PSS', { signing: 'both', signer: { algorithm: algorithms.rsaPss } }, { algorithm: algorithms.rsaPss }],
  ['inclusive canonicalization', { signing: 'response', signer: { canonicalization: algorithms.inclusive } }],
  [
    'inclusive canonicalization of the assertion',
    { signing: 'assertion', signer: { canonicalization: algorithms.inclusive } },
  ],
  ['inclusive canonicalization of both', { signing: 'both', signer: { canonicalization: algorithms.inclusive } }],
  ['inclusive prefixes', { signing: 'both', signer: { inclusivePrefixes: ['saml', 'xs'] } }],
  ['only the enveloped transform', { signing: 'response', signer: { transforms: [algorithms.enveloped] } }],
  [
    'no issuer in the response',
    { signing: 'response', signer: { place: 'last' }, before: swap(/<saml:Issuer xmlns[^]*?<\/saml:Issuer>/, '') },
  ],
  ['no KeyInfo', { signing: 'both', signer: { keyInfo: undefined } }],
  ['a foreign certificate in KeyInfo', { signing: 'both', signer: { keyInfo: samlKeys.foreign.certificate } }],
  ['signature as last child', { signing: 'both', signer: { place: 'last' } }],
  [
    'the second certificate',
    { signing: 'both', signer: { key: samlKeys.idpNext } },
    { certificate: samlKeys.idpNext.certificate },
  ],
  ['no destination in an unsigned response', { signing: 'assertion', before: swap(` Destination="${ACS}"`, '') }],
  ['an unsigned part changed', { signing: 'assertion', after: swap('ID="_r1"', 'ID="_r9"') }],
];

test.each(signers)('accepts a signature: %s', async (_, document, changes) => {
  expect(await verify(document)).toEqual({ ...result, ...changes });
});

const encryption: [name: string, encryption: NonNullable<Document['encryption']>][] = [
  ['AES-128-GCM', { content: encryptions.gcm128 }],
  ['AES-128-CBC', { content: encryptions.cbc128 }],
  ['AES-256-CBC', { content: encryptions.cbc256 }],
  ['OAEP without digest', { digest: undefined }],
  ['OAEP with SHA-256', { digest: algorithms.sha256, oaepHash: 'sha256' }],
  [
    'OAEP with SHA-512 and its mask',
    {
      transport: encryptions.oaep11,
      digest: algorithms.sha512,
      mask: 'http://www.w3.org/2009/xmlenc11#mgf1sha512',
      oaepHash: 'sha512',
    },
  ],
  ['OAEP with SHA-256 and the mask of SHA-1', { digest: algorithms.sha256, oaepHash: 'sha256', maskHash: 'sha1' }],
  [
    'OAEP with SHA-512 and a named mask of SHA-256',
    {
      transport: encryptions.oaep11,
      digest: algorithms.sha512,
      mask: 'http://www.w3.org/2009/xmlenc11#mgf1sha256',
      oaepHash: 'sha512',
      maskHash: 'sha256',
    },
  ],
  ['the next key', { key: samlKeys.spNext }],
  ['the key beside the data', { beside: true }],
];

test.each(encryption)('accepts an encryption: %s', async (_, change) => {
  for (const signing of ['encrypted', 'encrypted-in-signed'] as const)
    expect(await verify({ signing, encryption: change })).toEqual(result);
});

test.each(SIGNINGS)('a required signature of the response is found: %s', async (signing) => {
  const outcome = verify({ signing }, { requiresSignedResponse: true }).then(
    () => 'accepted',
    (error: SamlRefusal) => error.rule,
  );
  expect(await outcome).toBe(signing === 'assertion' || signing === 'encrypted' ? 'G10' : 'accepted');
});

test('values are read exactly, and optional ones may be missing', async () => {
  const attribute = (name: string, ...values: string[]) =>
    `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`;
  const { attributes, sessionNotOnOrAfter, nameId } = await verify(
    {
      signing: 'assertion',
      before: (xml) =>
        xml
          .replace(
            /<saml:AttributeStatement>[^]*<\/saml:AttributeStatement>/,
            () =>
              `<saml:AttributeStatement>${attribute('__proto__', 'x')}${attribute('Role', 'a')}${attribute('Role', 'b')}${attribute('none')}${attribute('text', ' &lt;b&gt; ')}</saml:AttributeStatement>`,
          )
          .replace(/ SessionNotOnOrAfter="[^"]*"/, '')
          .replace('nameid-format:persistent', 'nameid-format:transient'),
    },
    { allowsTransientNameId: true },
  );
  expect([...attributes]).toEqual([
    ['__proto__', ['x']],
    ['Role', ['a', 'b']],
    ['none', []],
    ['text', [' <b> ']],
  ]);
  expect(sessionNotOnOrAfter).toBeUndefined();
  expect(nameId.format).toMatch(/transient$/);
});

test.each(products)('accepts the form of $product', async ({ document, values }) => {
  const { nameId, attributes } = await verify(document);
  expect({ nameId: nameId.value, ...Object.fromEntries(attributes) }).toEqual(values);
});

test('any changed byte is refused or changes no value', async () => {
  const documents = SIGNINGS.slice(0, 4).map((signing) => Buffer.from(makeDocument({ signing })));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...documents),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (document, position, change) => {
        const mutated = Buffer.from(document);
        mutated[position % mutated.length]! ^= change;
        const outcome = await verifyResponse(mutated.toString('base64'), expected).catch((error: unknown) => {
          if (!(error instanceof SamlRefusal)) throw error;
        });
        if (outcome) expect(outcome).toEqual(result);
      },
    ),
    { numRuns: 400, seed: 1 },
  );
});
