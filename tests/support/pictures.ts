import { crc32, deflateSync } from 'node:zlib';

type Chunk = readonly [type: string, payload: Buffer];

interface PngOptions {
  width?: number;
  height?: number;
  /** The color of a pixel: red, green, blue. */
  color?: (x: number, y: number) => readonly number[];
  /** Chunks before the pixels. */
  chunks?: readonly Chunk[];
}

/** A PNG file; by default a small one in one color. */
export function pngOf({ width = 2, height = 2, color = () => [51, 102, 204], chunks = [] }: PngOptions = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => color(x, y)).flat()]),
  );
  const all: Chunk[] = [
    ['IHDR', header],
    ...chunks,
    ['IDAT', deflateSync(Buffer.concat(rows))],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all.map(pngChunk)]);
}

function pngChunk([type, payload]: Chunk): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), payload, Buffer.alloc(4)]);
  chunk.writeUInt32BE(payload.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Written by a browser: 6 by 3 pixels, the left half red. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAADAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAYEQADAQEAAAAAAAAAAAAAAAAAAgQzcf/aAAwDAQACEQMRAD8AgAVZsVBs3bp//9k=',
  'base64',
);

/** The JPEG with segments after its start. */
export function jpegWith(...segments: readonly (readonly [marker: number, payload: Buffer])[]): Buffer {
  const written = segments.map(([marker, payload]) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(payload.length + 2);
    return Buffer.concat([Buffer.from([0xff, marker]), length, payload]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2)]);
}

/** EXIF as a phone writes it: an orientation, and a note in the place of coordinates. */
export function exifOf(orientation: number, note: string): Buffer {
  const tiff = Buffer.from(
    '49492a0008000000' + '0200' + '120103000100000000000000' + '0e01020000000000' + '26000000' + '00000000',
    'hex',
  );
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt32LE(note.length, 26);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(note)]);
}

const lossy: Chunk = [
  'VP8 ',
  Buffer.from('sAEAnQEqBgADAALATCWoAnRHAAJAAAD+6Di+Z9BV/oc6f0FXJI/4FX2VE8rkLwAA', 'base64'),
];
const lossless: Chunk = ['VP8L', Buffer.from('LwWAABAPMDJzPDIDGPDoQUT/Aw==', 'base64')];

/** A WebP file of these chunks. */
export function webpOf(...chunks: readonly Chunk[]): Buffer {
  const body = Buffer.concat(chunks.map(webpChunk));
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

function webpChunk([type, payload]: Chunk): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(payload.length);
  return Buffer.concat([Buffer.from(type), length, payload, Buffer.alloc(payload.length % 2)]);
}

/** Of 6 by 3 pixels. */
export const webp = webpOf(lossy);
export const losslessWebp = webpOf(lossless);

/** The header of a WebP file of 6 by 3 pixels with these flags. */
export const extended = (flags: number): Chunk => ['VP8X', Buffer.from([flags, 0, 0, 0, 5, 0, 0, 2, 0, 0])];

export const webpChunks = { lossy, lossless };
