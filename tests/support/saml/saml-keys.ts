import { generateKeyPairSync } from 'node:crypto';

import { selfSignedCertificate, type KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

/** The moment of all documents; no test of SAML reads the clock. */
export const NOW = new Date('2026-11-27T12:00:00.000Z');

function makeKey(name: string, modulusLength = 2048): KeyWithCertificate {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, certificate: selfSignedCertificate(privateKey, name, NOW) };
}

export const samlKeys = {
  idp: makeKey('idp'),
  idpNext: makeKey('idp next'),
  foreign: makeKey('foreign'),
  short: makeKey('short', 1024),
  sp: makeKey('sp'),
  spNext: makeKey('sp next'),
};
