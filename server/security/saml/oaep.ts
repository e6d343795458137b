import { constants, createHash, privateDecrypt } from 'node:crypto';

/** The hash of the label, and that of the mask generation function, which Node cannot choose separately. */
export interface OaepHashes {
  label: string;
  mask: string;
}

/** Decrypts RSA-OAEP without a label (RFC 8017 section 7.1.2). @throws Error, the same for all that is wrong. */
export function decryptOaep(privateKey: string, wrapped: Buffer, { label, mask }: OaepHashes): Buffer {
  const encoded = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, wrapped);
  const labelHash = createHash(label).digest();
  const size = labelHash.length;
  const maskedSeed = encoded.subarray(1, 1 + size);
  const maskedBlock = encoded.subarray(1 + size);
  const seed = xor(maskedSeed, maskOf(maskedBlock, size, mask));
  const block = xor(maskedBlock, maskOf(seed, maskedBlock.length, mask));
  const end = block.indexOf(1, size);
  const isPadded = end >= 0 && block.subarray(size, end).every((byte) => byte === 0);
  if (encoded[0] !== 0 || !block.subarray(0, size).equals(labelHash) || !isPadded) throw new Error('padding');
  return block.subarray(end + 1);
}

/** MGF1 (RFC 8017 appendix B.2.1). */
function maskOf(seed: Buffer, length: number, hash: string): Buffer {
  const blocks: Buffer[] = [];
  for (let count = 0, size = 0; size < length; count++, size += blocks[0]!.length) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    blocks.push(createHash(hash).update(seed).update(counter).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}

function xor(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ mask[index]!));
}
