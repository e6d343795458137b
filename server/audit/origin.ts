import { hash, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;
const SEPARATOR = Buffer.from([0x1f]);

/**
 * A commitment to the address and the user agent of an entry. The seals of the audit log contain only the commitment, so that
 * both can be erased with their salt: without its 128 bits they cannot be guessed, and the seal does not change.
 */
export function originHash(salt: Uint8Array, ipAddress: string, userAgent: string): Buffer {
  return hash('sha256', Buffer.concat([salt, Buffer.from(ipAddress), SEPARATOR, Buffer.from(userAgent)]), 'buffer');
}

/** The columns of an entry with a new salt. */
export function committedOrigin(ipAddress: string, userAgent: string): { originSalt: Buffer; originHash: Buffer } {
  const originSalt = randomBytes(SALT_BYTES);
  return { originSalt, originHash: originHash(originSalt, ipAddress, userAgent) };
}
