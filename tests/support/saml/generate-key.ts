import { generateKeyPairSync } from 'node:crypto';

import { selfSignedCertificate, type KeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';

/** A key whose certificate is valid from now on. */
export function generateKey(name: string, { modulusLength = 2048, from = new Date() } = {}): KeyWithCertificate {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { privateKey, certificate: selfSignedCertificate(privateKey, name, from) };
}
