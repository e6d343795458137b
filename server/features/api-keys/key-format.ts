import { crc32 } from 'node:zlib';

import { randomToken } from '#server/security/random.ts';

/** Secret scanners find keys by it. */
const PREFIX = 'gk_';
const SECRET_CHARACTERS = 40;
const START_CHARACTERS = 12;

/** `gk_<id>_<secret><checksum>`: 238 random bits, so that a fast hash protects the stored key. */
export function newKey(id: string): string {
  const text = `${PREFIX}${id.replaceAll('-', '')}_${randomToken(SECRET_CHARACTERS)}`;
  return text + checksumOf(text);
}

/** The id in a key; null if the text is no key or has a typing error. */
export function idOfKey(key: string): string | null {
  const match = /^(gk_([0-9a-f]{32})_[A-Za-z0-9]{40})([0-9a-f]{8})$/.exec(key);
  if (match === null || checksumOf(match[1]!) !== match[3]) return null;
  return match[2]!.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a text claims to be a key. */
export function hasKeyPrefix(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** What identifies a key in lists; not a part of the secret. */
export function startOfKey(key: string): string {
  return key.slice(0, PREFIX.length + START_CHARACTERS);
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
