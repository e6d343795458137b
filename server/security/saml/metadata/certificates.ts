import { X509Certificate } from 'node:crypto';

import { MIN_KEY_BITS, rsaKeyBits } from '#server/security/saml/certificate.ts';

export type CertificateProblem = 'unreadable' | 'not-rsa' | 'short-key';

/** A text that has no usable certificate. The message is for administrators. */
export class CertificateRefusal extends Error {
  override readonly name = 'CertificateRefusal';
  readonly reason: CertificateProblem;

  constructor(reason: CertificateProblem, message: string) {
    super(message);
    this.reason = reason;
  }
}

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/**
 * The certificates of a text that an administrator pasted, as PEM: blocks of PEM, or the base64 body of one.
 *
 * @throws CertificateRefusal
 */
export function readCertificates(text: string): string[] {
  const blocks = Array.from(text.matchAll(PEM), ([, body]) => body!);
  if (blocks.length === 0 && !BASE64.test(text.trim())) {
    throw new CertificateRefusal('unreadable', 'This is not a certificate in PEM or base64.');
  }
  return [...new Set((blocks.length > 0 ? blocks : [text]).map(readCertificate))];
}

/** A certificate of base64 as PEM, if its key can verify signatures. */
export function readCertificate(base64: string): string {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw new CertificateRefusal('unreadable', 'The certificate cannot be read.');
  }
  const bits = rsaKeyBits(certificate);
  if (bits === undefined) throw new CertificateRefusal('not-rsa', 'The key of the certificate is not an RSA key.');
  if (bits < MIN_KEY_BITS) {
    const advice = `ask for at least ${MIN_KEY_BITS.toLocaleString('en')}`;
    throw new CertificateRefusal('short-key', `The certificate has a ${bits.toLocaleString('en')}-bit key; ${advice}.`);
  }
  return certificate.toString();
}
