import type { X509Certificate } from 'node:crypto';

export const MIN_KEY_BITS = 2048;

/** The bits of an RSA key, undefined for another kind of key. */
export function rsaKeyBits({ publicKey }: X509Certificate): number | undefined {
  return publicKey.asymmetricKeyType === 'rsa' ? publicKey.asymmetricKeyDetails?.modulusLength : undefined;
}

/** Whether signatures may be made by the key of a certificate. */
export function isUsableKey(certificate: X509Certificate): boolean {
  return (rsaKeyBits(certificate) ?? 0) >= MIN_KEY_BITS;
}
