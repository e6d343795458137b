import { MalformedPicture, type ParsedFormat } from './format.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/** Baseline, extended and progressive: the ones that browsers decode. */
const frames = [0xc0, 0xc1, 0xc2];
/** Frames, DHT, DQT, DRI and SOS. */
const renderedSegments = new Set([...frames, 0xc4, 0xdb, 0xdd, SOS]);
/** Of application segments, those that decide about colors. A JFIF segment of another length contains a thumbnail. */
const colorSegments: readonly { marker: number; name: string; length?: number }[] = [
  { marker: 0xe0, name: 'JFIF\0', length: 18 },
  { marker: 0xe2, name: 'ICC_PROFILE\0' },
  { marker: 0xee, name: 'Adobe' },
];

export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;
}

/** Drops EXIF, XMP, thumbnails and comments; the orientation, which is part of EXIF, stays. */
export function parseJpeg(bytes: Buffer): ParsedFormat {
  const parts: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  let orientation = 1;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new MalformedPicture('No marker');
    const marker = bytes.readUInt8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    if (marker === 0xff) continue;
    if (marker === EOI) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (segment.length < 4 || end > bytes.length) throw new MalformedPicture('A segment is longer than the file');
    if (frames.includes(marker)) {
      if (size) throw new MalformedPicture('Two frames');
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    if (marker === APP1) orientation = orientationOf(segment) ?? orientation;
    hasScan ||= marker === SOS;
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isRendered(marker, segment)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (at + 2 !== bytes.length) throw new MalformedPicture('Data after the end');
  if (!size || !hasScan) throw new MalformedPicture('No pixels');
  const start = Buffer.from([0xff, SOI]);
  const orientated = orientation === 1 ? [] : [orientationSegment(orientation)];
  return { ...size, data: Buffer.concat([start, ...orientated, ...parts, Buffer.from([0xff, EOI])]) };
}

function isRendered(marker: number, segment: Buffer): boolean {
  if (renderedSegments.has(marker)) return true;
  return colorSegments.some(
    ({ marker: of, name, length = segment.length }) =>
      of === marker && segment.length === length && segment.toString('latin1', 4, 4 + name.length) === name,
  );
}

/** The position of the marker after the entropy-coded data, in which 0xff is followed by 0x00 or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isOfScan(bytes.readUInt8(at + 1))) at = bytes.indexOf(0xff, at + 2);
  if (at === -1) throw new MalformedPicture('No end');
  return at;
}

const isOfScan = (marker: number) => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7);

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;

/** The orientation in an EXIF segment, from 1 to 8. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== EXIF) return undefined;
  const tiff = segment.subarray(10);
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II';
  const uint16 = (at: number) => (isLittleEndian ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: uint16(directory) }, (_, n) => directory + 2 + n * 12);
  const entry = entries.find((at) => uint16(at) === ORIENTATION);
  const value = entry === undefined ? 1 : uint16(entry + 8);
  return value >= 1 && value <= 8 ? value : 1;
}

/** An EXIF segment with the orientation as its only entry. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const header = Buffer.from([0xff, APP1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([header, Buffer.from(EXIF, 'latin1'), tiff]);
}
