import { AppError } from '#server/lib/errors.ts';

import { MalformedPicture, type ParsedFormat } from './format.ts';

interface Chunk {
  type: string;
  payload: Buffer;
  /** With its header and padding. */
  bytes: Buffer;
}

/** EXIF, XMP and unknown chunks are dropped. */
const renderedChunks = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
/** Of the flags of VP8X. */
const EXIF_AND_XMP = 0x0c;
const ANIMATION = 0x02;

export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

export function parseWebp(bytes: Buffer): ParsedFormat {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) throw new MalformedPicture('The length is wrong');
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  const isExtended = first?.type === 'VP8X';
  const flags = isExtended ? first.payload.readUInt8(0) : 0;
  if (flags & ANIMATION || chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) {
    throw new AppError('UNSUPPORTED_PICTURE_FORMAT');
  }
  const [image, ...others] = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!image || others.length > 0) throw new MalformedPicture('Not one image');
  const size = sizeOf(image);
  if (isExtended && !isSameSize(size, canvasOf(first.payload))) throw new MalformedPicture('Two sizes');

  const data = Buffer.concat([
    bytes.subarray(0, 12),
    ...chunks.filter(({ type }) => renderedChunks.has(type)).map((chunk) => chunk.bytes),
  ]);
  data.writeUInt32LE(data.length - 8, 4);
  if (isExtended) data.writeUInt8(flags & ~EXIF_AND_XMP, 20);
  return { ...size, data };
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 12;
  while (at < bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) throw new MalformedPicture('A chunk is longer than the file');
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      payload: bytes.subarray(at + 8, at + 8 + length),
      bytes: bytes.subarray(at, end),
    });
    at = end;
  }
  return chunks;
}

type Size = Pick<ParsedFormat, 'width' | 'height'>;

function sizeOf({ type, payload }: Chunk): Size {
  if (type === 'VP8 ') {
    if (payload.toString('hex', 3, 6) !== '9d012a') throw new MalformedPicture('No key frame');
    return { width: payload.readUInt16LE(6) & 0x3fff, height: payload.readUInt16LE(8) & 0x3fff };
  }
  if (payload.readUInt8(0) !== 0x2f) throw new MalformedPicture('No signature');
  const bits = payload.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function canvasOf(payload: Buffer): Size {
  return { width: payload.readUIntLE(4, 3) + 1, height: payload.readUIntLE(7, 3) + 1 };
}

function isSameSize(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
