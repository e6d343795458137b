import { hash } from 'node:crypto';

import { newId } from '#server/cli/import/columns.ts';
import { deriveKey } from '#server/security/hash.ts';

import type { Kind } from './mapped.ts';

/** Characters of base64url of 8 bytes. */
const FIELD_LENGTH = 11;

/** Bytes of a block of SHA-256. */
const BLOCK = 64;
const [INNER, OUTER] = [0x36, 0x5c];

/**
 * HMAC-SHA-256 (RFC 2104) by hashes without a context: an import makes millions, and the contexts of `createHmac` are native
 * memory until the next garbage collection.
 */
class KeyedHash {
  readonly #inner: Buffer;
  readonly #outer: Buffer;

  constructor(key: Buffer) {
    const padded = Buffer.concat([key, Buffer.alloc(BLOCK - key.length)]);
    this.#inner = padded.map((byte) => byte ^ INNER) as Buffer;
    this.#outer = padded.map((byte) => byte ^ OUTER) as Buffer;
  }

  of(text: string): string {
    const inner = hash('sha256', Buffer.concat([this.#inner, Buffer.from(text)]), 'binary');
    return hash('sha256', Buffer.concat([this.#outer, Buffer.from(inner, 'latin1')]), 'base64url');
  }
}

/**
 * Keyed hashes of what the source has, so that the tables of an import contain no personal data. They are equal in all runs
 * with the same secret.
 */
export class SourceKeys {
  readonly #hash: KeyedHash;
  readonly source: string;

  constructor(source: string, secret: string) {
    this.source = source;
    this.#hash = new KeyedHash(deriveKey(secret, `import:${source}`).export());
  }

  /** The key of a record in `imported_row`. */
  of(kind: Kind, sourceId: string): string {
    return this.#hash.of(`${kind}:${sourceId}`);
  }

  /** A short hash of the value of each field, in the order of the fields. */
  ofFields(values: readonly unknown[]): string {
    return values.map((value) => this.ofField(value)).join('');
  }

  ofField(value: unknown): string {
    return this.#hash.of(JSON.stringify(value ?? null)).slice(0, FIELD_LENGTH);
  }

  /** The id of a new row: a UUID of the source is kept. Sources cannot meet, since their name is part of the name space. */
  newId(kind: Kind, sourceId: string): string {
    return newId(`${this.source}:${kind}`, sourceId);
  }

  /** The id of a parameter that hashes refer to. */
  parameterId(family: string, parameter: object): string {
    return newId('import_parameter', this.#hash.of(`${family}:${JSON.stringify(parameter)}`));
  }
}

export function splitFields(hashes: string): string[] {
  return hashes.match(new RegExp(`.{${FIELD_LENGTH}}`, 'g')) ?? [];
}
