import { crc32 } from 'node:zlib';

import { randomToken } from './random.ts';

const SECRET_CHARACTERS = 40;
const START_CHARACTERS = 12;

/** Credentials of programs of one kind: a prefix, which secret scanners find, an id, a secret and a checksum. */
export function defineKeyFormat(prefix: string) {
  const pattern = new RegExp(`^(${prefix}([0-9a-f]{32})_[A-Za-z0-9]{${SECRET_CHARACTERS}})([0-9a-f]{8})$`);
  return {
    /** `<prefix><id>_<secret><checksum>`: 238 random bits, so that a fast hash protects the stored key. */
    newKey: (id: string): string => {
      const text = `${prefix}${id.replaceAll('-', '')}_${randomToken(SECRET_CHARACTERS)}`;
      return text + checksumOf(text);
    },
    /** The id in a key; null if the text is no key or has a typing error. */
    idOfKey: (key: string): string | null => {
      const match = pattern.exec(key);
      if (match === null || checksumOf(match[1]!) !== match[3]) return null;
      return match[2]!.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    /** Whether a text claims to be a key. */
    hasKeyPrefix: (text: string): boolean => text.startsWith(prefix),
    /** What identifies a key in lists; not a part of the secret. */
    startOfKey: (key: string): string => key.slice(0, prefix.length + START_CHARACTERS),
  };
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
