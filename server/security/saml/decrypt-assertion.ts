import { createDecipheriv } from 'node:crypto';

import { decodeBase64 } from './decode-message.ts';
import { namespaces } from './names.ts';
import { decryptOaep, type OaepHashes } from './oaep.ts';
import { refuse } from './rules.ts';
import { attribute, childElements, childrenNamed, elementsOf, isElement, textOf } from './xml.ts';

const GCM_TAG_BYTES = 16;

const contentCiphers: Record<
  string,
  { cipher: 'aes-128-gcm' | 'aes-256-gcm' | 'aes-128-cbc' | 'aes-256-cbc'; keyBytes: number }
> = {
  [`${namespaces.encryption11}aes128-gcm`]: { cipher: 'aes-128-gcm', keyBytes: 16 },
  [`${namespaces.encryption11}aes256-gcm`]: { cipher: 'aes-256-gcm', keyBytes: 32 },
  [`${namespaces.encryption}aes128-cbc`]: { cipher: 'aes-128-cbc', keyBytes: 16 },
  [`${namespaces.encryption}aes256-cbc`]: { cipher: 'aes-256-cbc', keyBytes: 32 },
};
const keyTransports = new Set([`${namespaces.encryption}rsa-oaep-mgf1p`, `${namespaces.encryption11}rsa-oaep`]);
const oaepHashes: Record<string, string> = {
  [`${namespaces.signature}sha1`]: 'sha1',
  [`${namespaces.encryption}sha256`]: 'sha256',
  [`${namespaces.encryption}sha512`]: 'sha512',
};
const maskGenerators: Record<string, string> = {
  [`${namespaces.encryption11}mgf1sha1`]: 'sha1',
  [`${namespaces.encryption11}mgf1sha256`]: 'sha256',
  [`${namespaces.encryption11}mgf1sha512`]: 'sha512',
};

/** G11: the bytes of an encrypted assertion. Why a key or a padding does not fit is not told: that would be an oracle. */
export function decryptAssertion(encrypted: Element, privateKeys: readonly string[]): Buffer {
  const [data, ...others] = childrenNamed(encrypted, 'encryption', 'EncryptedData');
  const keys = elementsOf(encrypted).filter((element) => isElement(element, 'encryption', 'EncryptedKey'));
  if (!data || others.length > 0 || keys.length !== 1)
    refuse('G11', 'It needs one EncryptedData and one EncryptedKey.');
  const { cipher, keyBytes } = lookUp(contentCiphers, methodOf(data));
  const { hashes, wrapped } = readEncryptedKey(keys[0]!);
  const content = cipherValue(data);

  for (const privateKey of privateKeys) {
    for (const choice of hashes) {
      try {
        const key = decryptOaep(privateKey, wrapped, choice);
        if (key.length === keyBytes) return decryptContent(content, key, cipher);
      } catch {
        // The next key is tried: while keys of ours turn over there are two.
      }
    }
  }
  return refuse('G11', 'No key of the connection decrypts the assertion.');
}

function readEncryptedKey(encryptedKey: Element): { hashes: OaepHashes[]; wrapped: Buffer } {
  const method = methodOf(encryptedKey);
  if (!keyTransports.has(attribute(method, 'Algorithm') ?? '')) refuseAlgorithm(method);
  const parts = childElements(method);
  const digest = parts.find((part) => isElement(part, 'signature', 'DigestMethod'));
  const generator = parts.find((part) => isElement(part, 'encryption11', 'MGF'));
  if (parts.some((part) => part !== digest && part !== generator)) refuseAlgorithm(method);
  const label = digest ? lookUp(oaepHashes, digest) : 'sha1';
  // Without a name it is that with SHA-1 (XML Encryption 1.1 section 5.5.2), but some libraries use the hash of the digest.
  const masks = generator ? [lookUp(maskGenerators, generator)] : [...new Set(['sha1', label])];
  return { hashes: masks.map((mask) => ({ label, mask })), wrapped: cipherValue(encryptedKey) };
}

function methodOf(encrypted: Element): Element {
  const [method, ...others] = childrenNamed(encrypted, 'encryption', 'EncryptionMethod');
  if (!method || others.length > 0) refuse('G11', `${encrypted.localName} needs one EncryptionMethod.`);
  return method;
}

function cipherValue(encrypted: Element): Buffer {
  const [data, ...others] = childrenNamed(encrypted, 'encryption', 'CipherData');
  const [value, ...rest] = data ? childElements(data) : [];
  if (!isElement(value, 'encryption', 'CipherValue') || others.length + rest.length > 0)
    refuse('G11', `${encrypted.localName} needs one CipherValue.`);
  return decodeBase64(textOf(value!, 'G11').replaceAll(/\s/g, ''));
}

function lookUp<Value>(values: Record<string, Value>, method: Element): Value {
  const algorithm = attribute(method, 'Algorithm') ?? '';
  return Object.hasOwn(values, algorithm) ? values[algorithm]! : refuseAlgorithm(method);
}

function refuseAlgorithm(method: Element): never {
  refuse('G11', `It is encrypted with ${attribute(method, 'Algorithm')?.slice(0, 100)}.`);
}

function decryptContent(content: Buffer, key: Buffer, cipher: (typeof contentCiphers)[string]['cipher']): Buffer {
  if (cipher === 'aes-128-gcm' || cipher === 'aes-256-gcm') {
    const decipher = createDecipheriv(cipher, key, content.subarray(0, 12), { authTagLength: GCM_TAG_BYTES });
    decipher.setAuthTag(content.subarray(-GCM_TAG_BYTES));
    return Buffer.concat([decipher.update(content.subarray(12, -GCM_TAG_BYTES)), decipher.final()]);
  }
  const decipher = createDecipheriv(cipher, key, content.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(content.subarray(16)), decipher.final()]);
  // XML Encryption defines only the last byte of the padding.
  const padding = padded.at(-1) ?? 0;
  if (padding < 1 || padding > 16) throw new Error('padding');
  return padded.subarray(0, -padding);
}
