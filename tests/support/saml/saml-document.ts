import { execFileSync } from 'node:child_process';
import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SignedXml } from 'xml-crypto';

import type { ResponseExpectation } from '#server/security/saml/expectation.ts';
import type { KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

import { NOW, samlKeys } from './saml-keys.ts';

export const ACS = 'https://auth.example/api/auth/sso/saml2/sp/acs/acme';
export const SP = 'https://auth.example/api/auth/sso/saml2/sp/metadata?providerId=acme';
export const IDP = 'https://idp.example/metadata';
export const REQUEST = '_0123456789abcdef0123456789abcdef01234567';

export const expected: ResponseExpectation = {
  acsUrl: ACS,
  spEntityId: SP,
  idpEntityId: IDP,
  requestId: REQUEST,
  certificates: [samlKeys.idp.certificate, samlKeys.idpNext.certificate],
  privateKeys: [samlKeys.sp.privateKey, samlKeys.spNext.privateKey],
  requiresSignedResponse: false,
  allowsTransientNameId: false,
  clockSkew: 60,
  assertionMaxAge: 300,
  now: NOW,
};

/** A time in documents, in seconds from NOW. */
export const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString();

/** Replaces a text that must be there, so that no attack is without effect. */
export const swap = (from: string | RegExp, to: string) => (xml: string) => {
  if (typeof from === 'string' ? !xml.includes(from) : !from.test(xml)) throw new Error(`no ${from} in ${xml}`);
  return xml.replace(from, () => to);
};

export const ASSERTION = [
  `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0" IssueInstant="${at(-2)}">`,
  `<saml:Issuer>${IDP}</saml:Issuer>`,
  `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">ada-1815</saml:NameID>`,
  `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
  `<saml:SubjectConfirmationData InResponseTo="${REQUEST}" NotOnOrAfter="${at(300)}" Recipient="${ACS}"/>`,
  `</saml:SubjectConfirmation></saml:Subject>`,
  `<saml:Conditions NotBefore="${at(-300)}" NotOnOrAfter="${at(299)}">`,
  `<saml:AudienceRestriction><saml:Audience>${SP}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
  `<saml:AuthnStatement AuthnInstant="${at(-3)}" SessionIndex="_s1" SessionNotOnOrAfter="${at(28_800)}">`,
  `<saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password`,
  `</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
  `<saml:AttributeStatement>`,
  `<saml:Attribute Name="email"><saml:AttributeValue>ada@acme.example</saml:AttributeValue></saml:Attribute>`,
  `<saml:Attribute Name="groups"><saml:AttributeValue>staff</saml:AttributeValue>`,
  `<saml:AttributeValue>Entwicklung &amp; Büro</saml:AttributeValue></saml:Attribute>`,
  `</saml:AttributeStatement></saml:Assertion>`,
].join('');

export const STATUS =
  '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>';

export const RESPONSE = [
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" IssueInstant="${at(-1)}"`,
  ` Destination="${ACS}" InResponseTo="${REQUEST}">`,
  `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${IDP}</saml:Issuer>${STATUS}${ASSERTION}</samlp:Response>`,
].join('');

export const algorithms = {
  sha1: 'http://www.w3.org/2000/09/xmldsig#sha1',
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
  rsaSha1: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  rsaSha256: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  rsaSha512: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  rsaPss: 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  hmac: 'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
  exclusive: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  exclusiveWithComments: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  inclusive: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  enveloped: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
};

export interface Signer {
  key: KeyWithCertificate;
  algorithm: string;
  digest: string;
  canonicalization: string;
  transforms: string[];
  /** The certificate that the message names; undefined names none. */
  keyInfo: string | undefined;
  inclusivePrefixes: string[];
  place: 'after' | 'last';
}

/** Signs the element with this local name, which is a child of the root or the root. */
export function sign(xml: string, name: string, changes: Partial<Signer> = {}): string {
  const canonicalization = changes.canonicalization ?? algorithms.exclusive;
  const signer: Signer = {
    key: samlKeys.idp,
    algorithm: algorithms.rsaSha256,
    digest: algorithms.sha256,
    canonicalization,
    transforms: [algorithms.enveloped, canonicalization],
    keyInfo: (changes.key ?? samlKeys.idp).certificate,
    inclusivePrefixes: [],
    place: 'after',
    ...changes,
  };
  const signed = new SignedXml({
    privateKey: signer.key.privateKey,
    ...(signer.keyInfo === undefined ? {} : { publicCert: signer.keyInfo }),
    signatureAlgorithm: signer.algorithm,
    canonicalizationAlgorithm: signer.canonicalization,
  });
  if (signer.algorithm === algorithms.hmac) {
    signed.enableHMAC();
    // The confusion of keys: what is public serves as secret.
    signed.privateKey = signer.key.certificate;
  }
  const xpath = `//*[local-name(.)='${name}' and not(ancestor::*[local-name(.)='Advice'])]`;
  signed.addReference({
    xpath,
    transforms: signer.transforms,
    digestAlgorithm: signer.digest,
    inclusiveNamespacesPrefixList: signer.inclusivePrefixes,
  });
  const reference = signer.place === 'last' ? xpath : `${xpath}/*[local-name(.)='Issuer']`;
  signed.computeSignature(xml, {
    prefix: 'ds',
    location: { reference, action: signer.place === 'last' ? 'append' : 'after' },
  });
  return signed.getSignedXml();
}

/** Which elements are signed, and whether the assertion is encrypted after it. */
export type Signing = 'none' | 'assertion' | 'response' | 'both' | 'encrypted' | 'encrypted-in-signed';

export interface Document {
  signing: Signing;
  /** Changes before and after the signatures. */
  before?: (xml: string) => string;
  after?: (xml: string) => string;
  signer?: Partial<Signer>;
  encryption?: Partial<Encryption>;
}

export function makeDocument({ signing, before, after, signer, encryption }: Document): string {
  let xml = before ? before(RESPONSE) : RESPONSE;
  if (signing === 'assertion' || signing === 'both' || signing === 'encrypted') xml = sign(xml, 'Assertion', signer);
  if (signing === 'encrypted' || signing === 'encrypted-in-signed') xml = encryptAssertion(xml, encryption);
  if (signing === 'response' || signing === 'both' || signing === 'encrypted-in-signed')
    xml = sign(xml, 'Response', signer);
  return after ? after(xml) : xml;
}

export const encode = (xml: string) => Buffer.from(xml).toString('base64');

interface Encryption {
  content: string;
  transport: string;
  /** `undefined` leaves the element out. */
  digest: string | undefined;
  mask: string | undefined;
  oaepHash: string;
  /** That of the mask, if it is another one. */
  maskHash: string | undefined;
  key: KeyWithCertificate;
  /** Where the key lies: in KeyInfo or beside the data. */
  beside: boolean;
  paddingByte: number;
  change: (assertion: string) => string;
}

export const encryptions = {
  gcm128: 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  gcm256: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  cbc128: 'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  cbc256: 'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
  tripleDes: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc',
  oaep: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
  oaep11: 'http://www.w3.org/2009/xmlenc11#rsa-oaep',
  rsa15: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5',
};

function encryptAssertion(xml: string, changes: Partial<Encryption> = {}): string {
  const encryption: Encryption = {
    content: encryptions.gcm256,
    transport: encryptions.oaep,
    digest: algorithms.sha1,
    mask: undefined,
    oaepHash: 'sha1',
    maskHash: undefined,
    key: samlKeys.sp,
    beside: false,
    paddingByte: -1,
    change: (assertion) => assertion,
    ...changes,
  };
  return xml.replace(/<(?:\w+:)?Assertion [^]*<\/(?:\w+:)?Assertion>/, (assertion) =>
    encryptedElement(Buffer.from(encryption.change(assertion)), encryption),
  );
}

function encryptedElement(plain: Buffer, { key: owner, ...encryption }: Encryption): string {
  const key = randomBytes(/128/.test(encryption.content) ? 16 : /tripledes/.test(encryption.content) ? 24 : 32);
  const padding =
    encryption.transport === encryptions.rsa15 ? constants.RSA_PKCS1_PADDING : constants.RSA_PKCS1_OAEP_PADDING;
  const { oaepHash, maskHash } = encryption;
  const wrapped =
    maskHash === undefined
      ? publicEncrypt({ key: owner.certificate, padding, oaepHash }, key)
      : wrapByOpenssl(key, owner.certificate, [oaepHash, maskHash]);
  const digest = encryption.digest === undefined ? '' : `<ds:DigestMethod Algorithm="${encryption.digest}"/>`;
  const mask =
    encryption.mask === undefined
      ? ''
      : `<m:MGF xmlns:m="http://www.w3.org/2009/xmlenc11#" Algorithm="${encryption.mask}"/>`;
  const encryptedKey = [
    `<xenc:EncryptedKey xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"><xenc:EncryptionMethod Algorithm="${encryption.transport}">`,
    `${digest}${mask}</xenc:EncryptionMethod><xenc:CipherData><xenc:CipherValue>${wrapped.toString('base64')}</xenc:CipherValue>`,
    `</xenc:CipherData></xenc:EncryptedKey>`,
  ].join('');
  return [
    `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">`,
    `<xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Type="http://www.w3.org/2001/04/xmlenc#Element">`,
    `<xenc:EncryptionMethod Algorithm="${encryption.content}"/>`,
    encryption.beside ? '' : `<ds:KeyInfo>${encryptedKey}</ds:KeyInfo>`,
    `<xenc:CipherData><xenc:CipherValue>${encryptContent(plain, key, encryption).toString('base64')}</xenc:CipherValue></xenc:CipherData>`,
    `</xenc:EncryptedData>${encryption.beside ? encryptedKey : ''}</saml:EncryptedAssertion>`,
  ].join('');
}

/** Node uses one hash for both parts of RSA-OAEP. */
function wrapByOpenssl(key: Buffer, certificate: string, [label, mask]: [string, string]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'oaep-'));
  try {
    const file = join(folder, 'certificate.pem');
    writeFileSync(file, certificate);
    const options = ['rsa_padding_mode:oaep', `rsa_oaep_md:${label}`, `rsa_mgf1_md:${mask}`];
    const parameters = options.flatMap((option) => ['-pkeyopt', option]);
    return execFileSync('openssl', ['pkeyutl', '-encrypt', '-certin', '-inkey', file, ...parameters], { input: key });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function encryptContent(
  plain: Buffer,
  key: Buffer,
  { content, paddingByte }: Pick<Encryption, 'content' | 'paddingByte'>,
): Buffer {
  if (/gcm/.test(content)) {
    const iv = randomBytes(12);
    const cipher = createCipheriv(key.length === 16 ? 'aes-128-gcm' : 'aes-256-gcm', key, iv);
    return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
  const block = /tripledes/.test(content) ? 8 : 16;
  const iv = randomBytes(block);
  const padding = randomBytes(block - (plain.length % block));
  padding[padding.length - 1] = paddingByte >= 0 ? paddingByte : padding.length;
  const name = block === 8 ? 'des-ede3-cbc' : key.length === 16 ? 'aes-128-cbc' : 'aes-256-cbc';
  const cipher = createCipheriv(name, key, iv).setAutoPadding(false);
  return Buffer.concat([iv, cipher.update(Buffer.concat([plain, padding])), cipher.final()]);
}
