import { AppError } from '#server/lib/errors.ts';

import type { PictureType } from '#server/features/pictures/picture.types.ts';

import { MalformedPicture, type ParsedFormat } from './format.ts';
import { isJpeg, parseJpeg } from './jpeg.ts';
import { isPng, parsePng } from './png.ts';
import { isWebp, parseWebp } from './webp.ts';

interface Format {
  contentType: PictureType;
  matches: (bytes: Buffer) => boolean;
  /** @throws MalformedPicture, or RangeError for a read after the end. */
  parse: (bytes: Buffer) => ParsedFormat;
}

const formats: readonly Format[] = [
  { contentType: 'image/png', matches: isPng, parse: parsePng },
  { contentType: 'image/jpeg', matches: isJpeg, parse: parseJpeg },
  { contentType: 'image/webp', matches: isWebp, parse: parseWebp },
];

/** Pixels in each direction. */
const MAX_SIZE = 2048;

/**
 * Recognizes a picture by its content, whatever it is called. Its structure is read to the last byte, so that no file of
 * another format can follow or hide in it, and written again without metadata, such as the place where a photo was taken.
 *
 * @throws AppError that says what is wrong.
 */
export function parsePicture(bytes: Buffer): { contentType: PictureType; data: Buffer } {
  const format = formats.find(({ matches }) => matches(bytes));
  if (!format) throw new AppError('UNSUPPORTED_PICTURE_FORMAT');
  const { width, height, data } = parseAs(format, bytes);
  if (width === 0 || height === 0) throw new AppError('INVALID_PICTURE');
  if (width > MAX_SIZE || height > MAX_SIZE) throw new AppError('PICTURE_DIMENSIONS_TOO_LARGE');
  return { contentType: format.contentType, data };
}

function parseAs({ parse }: Format, bytes: Buffer): ParsedFormat {
  try {
    return parse(bytes);
  } catch (error) {
    if (error instanceof MalformedPicture || error instanceof RangeError) {
      throw new AppError('INVALID_PICTURE', { cause: error });
    }
    throw error;
  }
}
