import type { KeyObject } from 'node:crypto';

import { newId } from '#server/cli/import/columns.ts';
import { deriveKey, hmac } from '#server/security/hash.ts';

import type { Kind } from './mapped.ts';

/** Characters of base64url of 8 bytes. */
const FIELD_LENGTH = 11;

/**
 * Keyed hashes of what the source has, so that the tables of an import contain no personal data. They are equal in all runs
 * with the same secret.
 */
export class SourceKeys {
  readonly #key: KeyObject;
  readonly source: string;

  constructor(source: string, secret: string) {
    this.source = source;
    this.#key = deriveKey(secret, `import:${source}`);
  }

  /** The key of a record in `imported_row`. */
  of(kind: Kind, sourceId: string): string {
    return hmac(this.#key, `${kind}:${sourceId}`, 'base64url');
  }

  /** A short hash of the value of each field, in the order of the fields. */
  ofFields(values: readonly unknown[]): string {
    return values.map((value) => this.ofField(value)).join('');
  }

  ofField(value: unknown): string {
    return hmac(this.#key, JSON.stringify(value ?? null), 'base64url').slice(0, FIELD_LENGTH);
  }

  /** The id of a new row: a UUID of the source is kept. Sources cannot meet, since their name is part of the name space. */
  newId(kind: Kind, sourceId: string): string {
    return newId(`${this.source}:${kind}`, sourceId);
  }

  /** The id of a parameter that hashes refer to. */
  parameterId(family: string, parameter: object): string {
    return newId('import_parameter', hmac(this.#key, `${family}:${JSON.stringify(parameter)}`));
  }
}

export function splitFields(hashes: string): string[] {
  return hashes.match(new RegExp(`.{${FIELD_LENGTH}}`, 'g')) ?? [];
}
