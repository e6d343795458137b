import { crc32 } from 'node:zlib';

import { MalformedPicture, type ParsedFormat } from './format.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const IHDR_BYTES = 13;

/** What decides about the pixels. Texts, times, EXIF, frames of animations and private chunks are dropped. */
const renderedChunks = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT IDAT IEND'.split(' '));

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

export function parsePng(bytes: Buffer): ParsedFormat {
  const parts: Buffer[] = [SIGNATURE];
  const types: string[] = [];
  let at = SIGNATURE.length;
  while (types.at(-1) !== 'IEND') {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new MalformedPicture('A chunk is longer than the file');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) {
      throw new MalformedPicture('A checksum is wrong');
    }
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (types.length === 0 && (type !== 'IHDR' || length !== IHDR_BYTES)) throw new MalformedPicture('No header');
    types.push(type);
    if (renderedChunks.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (at !== bytes.length) throw new MalformedPicture('Data after the end');
  if (!types.includes('IDAT')) throw new MalformedPicture('No pixels');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), data: Buffer.concat(parts) };
}
