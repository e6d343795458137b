import type { GateRule } from '#server/security/saml/rules.ts';
import {
  ACS,
  algorithms,
  ASSERTION,
  encode,
  encryptions,
  IDP,
  makeDocument,
  RESPONSE,
  sign,
  STATUS,
  swap,
  type Document,
} from './saml-document.ts';
import { samlKeys } from './saml-keys.ts';

export interface Attack {
  name: string;
  rule: GateRule;
  /** The base64 text that is posted. */
  message: () => string;
}

const attack = (name: string, rule: GateRule, document: Document): Attack => ({
  name,
  rule,
  message: () => encode(makeDocument(document)),
});
const text = (name: string, rule: GateRule, after: (xml: string) => string) =>
  attack(name, rule, { signing: 'assertion', after });
const bytes = (name: string, rule: GateRule, message: (signed: string) => string): Attack => ({
  name,
  rule,
  message: () => message(makeDocument({ signing: 'assertion' })),
});

const SIGNATURE = /<ds:Signature [^]*?<\/ds:Signature>/;
const NAME = 'ada-1815';
/** The assertion of the attacker, without a signature. */
const forged = (id: string) => ASSERTION.replace('"_a1"', `"${id}"`).replace(NAME, 'root');
const assertionOf = (xml: string) => /<saml:Assertion[^]*<\/saml:Assertion>/.exec(xml)![0];
const signatureOf = (xml: string) => SIGNATURE.exec(xml)![0];
const withoutSignature = (xml: string) => xml.replace(SIGNATURE, '');
const forgedResponse = (inside: string, signature = '') =>
  RESPONSE.replace('"_r1"', '"_evil"')
    .replace(ASSERTION, forged('_evil2'))
    .replace(STATUS, `${signature}${inside}${STATUS}`);
const object = (content: string) => `<ds:Object>${content}</ds:Object>`;
const intoSignature = (content: string) => swap('</ds:Signature>', `${content}</ds:Signature>`);
const extensions = (content: string) => `<samlp:Extensions>${content}</samlp:Extensions>`;

/** The eight wrappings of "On Breaking SAML" (USENIX Security 2012) with the signed part moved to other places. */
const wrappings: Attack[] = [
  attack('XSW1: the signed response is in the signature of a forged response', 'G11', {
    signing: 'response',
    after: (xml) =>
      forgedResponse(
        '',
        signatureOf(xml).replace('</ds:Signature>', `${object(withoutSignature(xml))}</ds:Signature>`),
      ),
  }),
  attack('XSW2: the signed response is beside the signature of a forged response', 'G4', {
    signing: 'response',
    after: (xml) => forgedResponse(withoutSignature(xml), signatureOf(xml)),
  }),
  attack('XSW3: a forged assertion is before the signed one', 'G11', {
    signing: 'assertion',
    after: (xml) => xml.replace('<saml:Assertion', `${forged('_evil')}<saml:Assertion`),
  }),
  attack('XSW4: the signed assertion is in a forged one', 'G11', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        assertionOf(xml),
        forged('_evil').replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`),
      ),
  }),
  attack('XSW5: a forged assertion has the signature of another', 'G11', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        assertionOf(xml),
        forged('_evil').replace('<saml:Subject>', `${signatureOf(xml)}<saml:Subject>`) +
          withoutSignature(assertionOf(xml)),
      ),
  }),
  attack('XSW6: the signed assertion is in the signature of a forged one', 'G11', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        assertionOf(xml),
        forged('_evil').replace(
          '<saml:Subject>',
          `${signatureOf(xml).replace('</ds:Signature>', `${withoutSignature(assertionOf(xml))}</ds:Signature>`)}<saml:Subject>`,
        ),
      ),
  }),
  attack('XSW7: a forged assertion is in Extensions', 'G11', {
    signing: 'assertion',
    after: (xml) => xml.replace('<saml:Assertion', `${extensions(forged('_evil'))}<saml:Assertion`),
  }),
  attack('XSW8: the signed assertion is in an Object of the signature of a forged one', 'G11', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        assertionOf(xml),
        forged('_evil').replace(
          '<saml:Subject>',
          `${signatureOf(xml).replace('</ds:Signature>', `${object(withoutSignature(assertionOf(xml)))}</ds:Signature>`)}<saml:Subject>`,
        ),
      ),
  }),
  attack('the signed assertion is in Extensions beside a forged one', 'G11', {
    signing: 'assertion',
    after: (xml) => xml.replace(assertionOf(xml), extensions(assertionOf(xml)) + forged('_evil')),
  }),
  attack('the signed assertion is in the Advice of a forged one', 'G10', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        assertionOf(xml),
        forged('_evil').replace(
          '<saml:AuthnStatement',
          `<saml:Advice>${assertionOf(xml)}</saml:Advice><saml:AuthnStatement`,
        ),
      ),
  }),
  attack('a forged assertion has the id of the signed one', 'G5', {
    signing: 'assertion',
    after: (xml) => xml.replace('<saml:Assertion', `${forged('_a1')}<saml:Assertion`),
  }),
  attack('the signature of the assertion is moved to the response', 'G7', {
    signing: 'assertion',
    after: (xml) => withoutSignature(xml).replace(STATUS, signatureOf(xml) + STATUS),
  }),
  attack('a forged assertion has the signature of the response in it', 'G7', {
    signing: 'response',
    after: (xml) => withoutSignature(xml).replace('<saml:Subject>', `${signatureOf(xml)}<saml:Subject>`),
  }),
  attack('an encrypted assertion is beside a signed one', 'G11', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace(
        '<saml:Assertion',
        `${/<saml:EncryptedAssertion[^]*<\/saml:EncryptedAssertion>/.exec(makeDocument({ signing: 'encrypted' }))![0]}<saml:Assertion`,
      ),
  }),
  attack('a nested response', 'G4', {
    signing: 'assertion',
    after: (xml) => xml.replace(STATUS, STATUS + RESPONSE.replace('"_r1"', '"_r2"').replace(ASSERTION, '')),
  }),
];

const signatures: Attack[] = [
  attack('nothing is signed', 'G10', { signing: 'none' }),
  attack('the signature is removed', 'G10', { signing: 'assertion', after: withoutSignature }),
  attack('the assertion was changed', 'G9', { signing: 'assertion', after: swap(NAME, 'root') }),
  attack('the assertion was changed in a signed response', 'G9', { signing: 'response', after: swap(NAME, 'root') }),
  attack('one of two signatures is wrong', 'G9', {
    signing: 'both',
    after: (xml) => swap(/ad=*<\/ds:SignatureValue>|.=*<\/ds:SignatureValue>/, 'AAAA</ds:SignatureValue>')(xml),
  }),
  attack('signed by a foreign key whose certificate is in KeyInfo', 'G9', {
    signing: 'assertion',
    signer: { key: samlKeys.foreign },
  }),
  attack('signed by a foreign key with the certificate of the connection in KeyInfo', 'G9', {
    signing: 'assertion',
    signer: { key: samlKeys.foreign, keyInfo: samlKeys.idp.certificate },
  }),
  attack('response signed by a foreign key', 'G9', { signing: 'response', signer: { key: samlKeys.foreign } }),
  attack('signature is empty', 'G9', {
    signing: 'assertion',
    after: swap(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>'),
  }),
  attack('digest is of another document', 'G9', {
    signing: 'assertion',
    after: swap(/<ds:DigestValue>[^<]*/, '<ds:DigestValue>47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='),
  }),
  attack('signature with SHA-1', 'G8', { signing: 'assertion', signer: { algorithm: algorithms.rsaSha1 } }),
  attack('digest with SHA-1', 'G8', { signing: 'assertion', signer: { digest: algorithms.sha1 } }),
  attack('response signed with SHA-1', 'G8', { signing: 'response', signer: { algorithm: algorithms.rsaSha1 } }),
  attack('HMAC with the public certificate as secret', 'G8', {
    signing: 'assertion',
    signer: { algorithm: algorithms.hmac },
  }),
  attack('canonicalization with comments', 'G8', {
    signing: 'assertion',
    signer: { canonicalization: algorithms.exclusiveWithComments },
  }),
  ...(['none', 'constructor', '__proto__', 'http://www.w3.org/2001/04/xmldsig-more#rsa-md5', ''] as const).map(
    (algorithm) =>
      attack(`signature method is "${algorithm}"`, 'G8', {
        signing: 'assertion',
        after: swap(algorithms.rsaSha256, algorithm),
      }),
  ),
  attack('digest method is unknown', 'G8', { signing: 'assertion', after: swap(algorithms.sha256, 'constructor') }),
  attack('signature method has parameters', 'G8', {
    signing: 'assertion',
    after: swap(
      `<ds:SignatureMethod Algorithm="${algorithms.rsaSha256}"/>`,
      `<ds:SignatureMethod Algorithm="${algorithms.rsaSha256}"><ds:HMACOutputLength>1</ds:HMACOutputLength></ds:SignatureMethod>`,
    ),
  }),
  attack('transform is XPath', 'G8', {
    signing: 'assertion',
    after: swap(
      `<ds:Transform Algorithm="${algorithms.exclusive}"/>`,
      '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>',
    ),
  }),
  attack('transform is XSLT', 'G8', {
    signing: 'assertion',
    after: swap(
      `<ds:Transform Algorithm="${algorithms.exclusive}"/>`,
      '<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"/>',
    ),
  }),
  attack('no transform', 'G7', { signing: 'assertion', signer: { transforms: [algorithms.exclusive] } }),
  attack('three transforms', 'G7', {
    signing: 'assertion',
    signer: { transforms: [algorithms.enveloped, algorithms.exclusive, algorithms.exclusive] },
  }),
  attack('signature has an Object', 'G7', { signing: 'assertion', after: intoSignature(object('x')) }),
  attack('signature has a second SignedInfo', 'G7', {
    signing: 'assertion',
    after: (xml) => intoSignature(/<ds:SignedInfo>[^]*<\/ds:SignedInfo>/.exec(xml)![0])(xml),
  }),
  attack('signature has two references', 'G7', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace('</ds:SignedInfo>', `${/<ds:Reference [^]*<\/ds:Reference>/.exec(xml)![0]}</ds:SignedInfo>`),
  }),
  attack('signature has no reference', 'G7', {
    signing: 'assertion',
    after: swap(/<ds:Reference [^]*<\/ds:Reference>/, ''),
  }),
  attack('reference has two digests', 'G7', {
    signing: 'assertion',
    after: (xml) =>
      xml.replace('</ds:Reference>', `${/<ds:DigestValue>[^]*<\/ds:DigestValue>/.exec(xml)![0]}</ds:Reference>`),
  }),
  attack('reference is empty', 'G7', { signing: 'assertion', after: swap('URI="#_a1"', 'URI=""') }),
  attack('no reference address', 'G7', { signing: 'assertion', after: swap(' URI="#_a1"', '') }),
  attack('reference is to another element', 'G7', { signing: 'assertion', after: swap('URI="#_a1"', 'URI="#_r1"') }),
  attack('reference is external', 'G7', {
    signing: 'assertion',
    after: swap('URI="#_a1"', 'URI="https://other.example/a"'),
  }),
  attack('reference is an XPointer', 'G7', {
    signing: 'assertion',
    after: swap('URI="#_a1"', `URI="#xpointer(id('_a1'))"`),
  }),
  attack('two signatures of one element', 'G7', {
    signing: 'assertion',
    after: (xml) => xml.replace('<saml:Subject>', `${signatureOf(xml)}<saml:Subject>`),
  }),
  attack('signature in the status', 'G7', {
    signing: 'assertion',
    after: (xml) => xml.replace('</samlp:Status>', `${signatureOf(xml)}</samlp:Status>`),
  }),
  attack('signed response without destination', 'G13', {
    signing: 'response',
    before: swap(` Destination="${ACS}"`, ''),
  }),
  attack('signed response is too old', 'G17', {
    signing: 'response',
    before: (xml) => xml.replace(/(ID="_r1" Version="2.0" IssueInstant=")[^"]*/, '$12026-11-27T11:50:00Z'),
  }),
  attack('text of the NameID is cut by a comment', 'G6', {
    signing: 'assertion',
    after: swap(NAME, 'ada<!---->-1815'),
  }),
  attack('text of an attribute is cut by a comment', 'G6', {
    signing: 'response',
    after: swap('ada@acme', 'ada@acme<!-- x -->'),
  }),
  attack('text of the NameID is cut by an element', 'G6', { signing: 'assertion', after: swap(NAME, 'ada<b/>-1815') }),
  attack('text of the audience is cut by a comment', 'G6', {
    signing: 'assertion',
    after: swap('providerId=acme<', 'providerId=acme<!--x--><'),
  }),
  attack('text of the signature is cut by a comment', 'G6', {
    signing: 'assertion',
    after: swap('</ds:SignatureValue>', '<!--x--></ds:SignatureValue>'),
  }),
];

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
const texts: Attack[] = [
  text('DOCTYPE', 'G2', (xml) => `<!DOCTYPE r>${xml}`),
  text(
    'DOCTYPE with an external entity',
    'G2',
    (xml) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml}`,
  ),
  text('DOCTYPE in lower case', 'G2', (xml) => `<!doctype r>${xml}`),
  text('ATTLIST that declares an id', 'G2', (xml) => `<!DOCTYPE r [<!ATTLIST saml:Assertion ID ID #IMPLIED>]>${xml}`),
  text('DOCTYPE inside the root', 'G2', swap(STATUS, `<!DOCTYPE r>${STATUS}`)),
  text('reference to an entity', 'G2', swap(NAME, '&x;')),
  text('reference to NUL', 'G2', swap(NAME, 'ada&#0;')),
  text('reference to a control character', 'G2', swap(NAME, 'ada&#x1;')),
  text('reference to a surrogate', 'G2', swap(NAME, 'ada&#xD800;')),
  text('reference beyond Unicode', 'G2', swap(NAME, 'ada&#x110000;')),
  text('ampersand without reference', 'G2', swap(NAME, 'ada & co')),
  text('CDATA', 'G2', swap(NAME, `<![CDATA[${NAME}]]>`)),
  text('end of CDATA', 'G2', swap(NAME, `${NAME}]]>`)),
  text('processing instruction', 'G2', swap(NAME, 'ada<?x y?>-1815')),
  text('processing instruction before the root', 'G2', (xml) => `<?xml-stylesheet href="x"?>${xml}`),
  text('second XML declaration', 'G1', (xml) => `<?xml version="1.0"?><?xml version="1.0"?>${xml}`),
  text('control character', 'G2', swap(NAME, 'ada\u0001')),
  text('NUL', 'G2', swap(NAME, 'ada\0')),
  text('line separator', 'G2', swap(NAME, 'ada\u2028')),
  text('second root', 'G2', (xml) => xml + xml.replaceAll('_r1', '_r2').replaceAll('_a1', '_a2')),
  text('element after the root', 'G2', (xml) => `${xml}<a/>`),
  text('text after the root', 'G2', (xml) => `${xml}x`),
  text('text before the root', 'G2', (xml) => `x${xml}`),
  text('comment before the root', 'G2', (xml) => `<!-- x -->${xml}`),
  text('comment after the root', 'G2', (xml) => `${xml}<!-- x -->`),
  text('malformed comment', 'G2', swap(STATUS, `<!-- a -- b -->${STATUS}`)),
  text('unfinished comment', 'G2', swap(STATUS, `<!-- ${STATUS}`)),
  text('unfinished document', 'G2', (xml) => xml.slice(0, -10)),
  text('end tag is missing', 'G2', swap('</saml:Subject>', '')),
  text('end tag is another', 'G2', swap('</saml:Subject>', '</saml:subject>')),
  text('end tag has an attribute', 'G2', swap('</saml:Subject>', '</saml:Subject a="b">')),
  text('attribute has no quotes', 'G2', swap(STATUS, `<a b=c/>${STATUS}`)),
  text('attribute contains a tag', 'G2', swap(STATUS, `<a b="<c>"/>${STATUS}`)),
  text('nested 33 levels', 'G2', swap(STATUS, extensions(nested(31)) + STATUS)),
  text('nested 5,000 levels', 'G2', swap(STATUS, extensions(nested(2500)) + STATUS)),
  text('6,001 tags', 'G2', swap(STATUS, extensions('<a/>'.repeat(6000)) + STATUS)),
  text(
    '65 attributes',
    'G2',
    swap(STATUS, extensions(`<a ${Array.from({ length: 65 }, (_, i) => `a${i}="1"`).join(' ')}/>`) + STATUS),
  ),
  text('attribute exists twice', 'G3', swap('ID="_r1"', 'ID="_r1" ID="_r3"')),
  text('prefix is not declared', 'G3', swap(STATUS, extensions('<x:a/>') + STATUS)),
  text('prefix of an attribute is not declared', 'G3', swap(STATUS, extensions('<a x:b="1"/>') + STATUS)),
  text('declaration of XML 1.1', 'G1', (xml) => `<?xml version="1.1"?>${xml}`),
  text('declaration of another encoding', 'G1', (xml) => `<?xml version="1.0" encoding="UTF-16"?>${xml}`),
  text('declaration of UTF-7', 'G1', (xml) => `<?xml version="1.0" encoding="UTF-7"?>${xml}`),
  text('byte order mark', 'G1', (xml) => `\uFEFF${xml}`),
  text('byte order mark inside', 'G1', swap(NAME, `ada\uFEFF`)),
  text('300 KB', 'G1', swap(STATUS, extensions(`<a>${'x'.repeat(300_000)}</a>`) + STATUS)),
  bytes('empty message', 'G1', () => ''),
  bytes('a megabyte of base64', 'G1', () => 'A'.repeat(1024 * 1024)),
  bytes('rubbish in base64', 'G1', (xml) => `${encode(xml).slice(0, 40)}*${encode(xml).slice(40)}`),
  bytes('space in base64', 'G1', (xml) => `${encode(xml).slice(0, 40)} ${encode(xml).slice(40)}`),
  bytes('base64 after its end', 'G1', () => `${encode('<a>x</a>b')}=AAAA`),
  bytes('base64 without padding', 'G1', () => encode('<a>xyz</a>').replace(/=+$/, '')),
  bytes('base64 for addresses', 'G1', (xml) => Buffer.from(`${xml}???`).toString('base64url')),
  bytes('bits after the end of base64', 'G1', () => 'QR=='),
  bytes('plain XML', 'G1', (xml) => xml),
  bytes('UTF-16', 'G1', (xml) => Buffer.from(`\uFEFF${xml}`, 'utf16le').toString('base64')),
  bytes('Latin-1', 'G1', (xml) => Buffer.from(xml, 'latin1').toString('base64')),
  bytes('overlong UTF-8', 'G1', (xml) =>
    Buffer.concat([Buffer.from(xml), Buffer.from([0xc0, 0xbc])]).toString('base64'),
  ),
  bytes('only spaces', 'G2', () => encode('   ')),
  bytes('no XML', 'G2', () => encode('hello')),
];

const encrypted = (name: string, rule: GateRule, encryption: NonNullable<Document['encryption']>) =>
  attack(name, rule, { signing: 'encrypted', encryption });
const encryptedAttacks: Attack[] = [
  encrypted('key transport is RSA 1.5', 'G11', { transport: encryptions.rsa15 }),
  encrypted('key transport says RSA 1.5', 'G11', {
    transport: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5',
    digest: undefined,
  }),
  encrypted('content is 3DES', 'G11', { content: encryptions.tripleDes }),
  encrypted('content method is unknown', 'G11', { content: 'constructor' }),
  encrypted('digest of the key is unknown', 'G11', { digest: 'http://www.w3.org/2001/04/xmldsig-more#md5' }),
  encrypted('mask has another hash', 'G11', {
    transport: encryptions.oaep11,
    mask: 'http://www.w3.org/2009/xmlenc11#mgf1sha256',
  }),
  encrypted('mask is unknown', 'G11', {
    transport: encryptions.oaep11,
    mask: 'http://www.w3.org/2009/xmlenc11#mgf1md5',
  }),
  encrypted('mask is another one than the named one', 'G11', {
    transport: encryptions.oaep11,
    digest: algorithms.sha256,
    mask: 'http://www.w3.org/2009/xmlenc11#mgf1sha1',
    oaepHash: 'sha256',
  }),
  encrypted('label has another hash than the named one', 'G11', { digest: algorithms.sha256 }),
  encrypted('encrypted for another service', 'G11', { key: samlKeys.foreign }),
  encrypted('padding is too long', 'G11', { content: encryptions.cbc128, paddingByte: 17 }),
  encrypted('padding is zero', 'G11', { content: encryptions.cbc256, paddingByte: 0 }),
  encrypted('nothing is signed inside', 'G10', { change: (assertion) => withoutSignature(assertion) }),
  encrypted('nothing is signed inside AES-CBC', 'G10', { content: encryptions.cbc256, change: withoutSignature }),
  encrypted('assertion was changed before encryption', 'G9', { change: swap(NAME, 'root') }),
  encrypted('DOCTYPE inside the encryption', 'G2', { change: (assertion) => `<!DOCTYPE a>${assertion}` }),
  attack('DOCTYPE inside the encryption of a signed response', 'G2', {
    signing: 'encrypted-in-signed',
    encryption: { change: (assertion) => `<!DOCTYPE a>${assertion}` },
  }),
  encrypted('comment in encrypted text', 'G6', { change: swap(NAME, 'ada<!---->-1815') }),
  encrypted('two assertions inside', 'G2', { change: (assertion) => assertion + forged('_evil') }),
  encrypted('no assertion inside', 'G11', { change: () => '<a/>' }),
  encrypted('a response inside', 'G11', { change: () => RESPONSE }),
  encrypted('nothing inside', 'G2', { change: () => '' }),
  encrypted('namespaces of the outside are missing inside', 'G3', {
    change: swap(' xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"', ''),
  }),
  encrypted('ids inside exist twice', 'G5', { change: swap('<saml:Subject>', '<saml:Subject ID="_a1">') }),
  encrypted('an encrypted assertion inside', 'G11', {
    change: () => '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>',
  }),
  attack('assertion encrypted by a stranger in a response whose signature was removed', 'G10', {
    signing: 'encrypted-in-signed',
    after: withoutSignature,
  }),
  attack('cipher text was changed', 'G11', {
    signing: 'encrypted',
    after: (xml) =>
      xml.replace(
        /([A-Za-z0-9+/]{8})(={0,2}<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>)/,
        'AAAAAAAA$2',
      ),
  }),
  attack('cipher text of a signed response was changed', 'G9', {
    signing: 'encrypted-in-signed',
    after: (xml) =>
      xml.replace(
        /([A-Za-z0-9+/]{8})(={0,2}<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>)/,
        'AAAAAAAA$2',
      ),
  }),
  attack('two keys', 'G11', {
    signing: 'encrypted',
    after: (xml) => xml.replace(/<xenc:EncryptedKey [^]*<\/xenc:EncryptedKey>/, (key) => key + key),
  }),
  attack('no key', 'G11', { signing: 'encrypted', after: swap(/<xenc:EncryptedKey [^]*<\/xenc:EncryptedKey>/, '') }),
  attack('cipher text is elsewhere', 'G11', {
    signing: 'encrypted',
    after: swap(
      /<xenc:CipherValue>[^<]*<\/xenc:CipherValue><\/xenc:CipherData><\/xenc:EncryptedData>/,
      '<xenc:CipherReference URI="https://other.example"/></xenc:CipherData></xenc:EncryptedData>',
    ),
  }),
  attack('method is missing', 'G11', {
    signing: 'encrypted',
    after: swap(`<xenc:EncryptionMethod Algorithm="${encryptions.gcm256}"/>`, ''),
  }),
  attack('issuer of the response is wrong beside an encrypted assertion', 'G14', {
    signing: 'encrypted',
    after: swap(`>${IDP}</saml:Issuer>`, '>https://other.example</saml:Issuer>'),
  }),
  {
    name: 'signed response of another message with this assertion',
    rule: 'G9',
    message: () => {
      const other = sign(RESPONSE.replace(ASSERTION, forged('_a1')), 'Response');
      return encode(other.replace(assertionOf(other), ASSERTION));
    },
  },
];

export const attacks: Attack[] = [...wrappings, ...signatures, ...texts, ...encryptedAttacks];
