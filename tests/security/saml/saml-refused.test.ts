import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import type { ResponseExpectation } from '#server/security/saml/expectation.ts';
import { SamlRefusal, samlRules } from '#server/security/saml/rules.ts';
import { verifyResponse } from '#server/security/saml/verify-response.ts';
import { encode, expected, makeDocument, type Signing } from '#tests/support/saml/saml-document.ts';
import { samlKeys } from '#tests/support/saml/saml-keys.ts';

import { wrongContents } from '#tests/support/saml/saml-contents.ts';
import { attacks } from '#tests/support/saml/saml-documents.ts';

/** The rule that refused, or `accepted`. Any other error fails the test. */
async function ruleOf(message: string, changes: Partial<ResponseExpectation> = {}): Promise<string> {
  try {
    await verifyResponse(message, { ...expected, ...changes });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    return error.rule;
  }
}

test.each(attacks)('refuses a message: $name ($rule)', async ({ rule, message }) => {
  expect(await ruleOf(message())).toBe(rule);
});

const SIGNINGS: Signing[] = ['assertion', 'response', 'encrypted'];

test.each(wrongContents)(
  'refuses contents however they are signed: $name ($rule)',
  async ({ rule, change: before, unsigned }) => {
    const refused: Record<string, string> = {};
    for (const signing of SIGNINGS) {
      const document = { signing: unsigned.includes(signing) ? ('none' as const) : signing, before };
      refused[signing] = await ruleOf(encode(makeDocument(document)));
    }
    expect(refused).toEqual(Object.fromEntries(SIGNINGS.map((signing) => [signing, rule])));
  },
);

const key = samlKeys.short;
const signedBy = (signer: typeof key) => encode(makeDocument({ signing: 'assertion', signer: { key: signer } }));

test('refuses what another state of the connection would accept', async () => {
  const assertionOnly = encode(makeDocument({ signing: 'assertion' }));
  expect({
    'response must be signed': await ruleOf(assertionOnly, { requiresSignedResponse: true }),
    'key has 1,024 bits': await ruleOf(signedBy(key), { certificates: [key.certificate] }),
    'certificate is retired': await ruleOf(signedBy(samlKeys.idpNext), { certificates: [samlKeys.idp.certificate] }),
    'no certificate': await ruleOf(assertionOnly, { certificates: [] }),
    'no private key': await ruleOf(encode(makeDocument({ signing: 'encrypted' })), { privateKeys: [] }),
    'another request': await ruleOf(assertionOnly, { requestId: '_another' }),
  }).toEqual({
    'response must be signed': 'G10',
    'key has 1,024 bits': 'G9',
    'certificate is retired': 'G9',
    'no certificate': 'G9',
    'no private key': 'G11',
    'another request': 'G15',
  });
});

test('each rule of the gate refuses at least one message, and there are 300', () => {
  const rules = new Set([...attacks, ...wrongContents].map(({ rule }) => rule));
  expect(Object.keys(samlRules).filter((rule) => rule !== 'G21' && !rules.has(rule as never))).toEqual([]);
  expect(attacks.length + wrongContents.length * SIGNINGS.length).toBeGreaterThanOrEqual(300);
});

test('the messages are parsed by the parser that the signature library uses', () => {
  const ofLibrary = createRequire(import.meta.resolve('xml-crypto')).resolve('@xmldom/xmldom');
  expect(fileURLToPath(import.meta.resolve('@xmldom/xmldom'))).toBe(ofLibrary);
});
