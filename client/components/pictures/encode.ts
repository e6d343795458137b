import { UserFacingError } from '#client/components/text/error-message.ts';

import type { Crop } from './crop.ts';

/** Widths of the saved picture in pixels, from the best; enough for the largest avatar on a screen with a high resolution. */
const widths = [512, 256, 128];
/** Safari writes no WebP. PNG retains transparency, JPEG is small. */
const formats: readonly [type: string, quality?: number][] = [
  ['image/webp', 0.9],
  ['image/png'],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
];

/** Decodes a file in any format that the browser knows, turned as its metadata says. @throws UserFacingError */
export async function decodePicture(file: Blob, unreadable: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new UserFacingError(unreadable, { cause: error });
  }
}

/**
 * Writes the crop as a new file without metadata, in the best quality that fits into `maxBytes`.
 *
 * @returns base64. @throws UserFacingError
 */
export async function encodePicture(
  bitmap: ImageBitmap,
  crop: Crop,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<string> {
  // Not enlarged.
  const offered = new Set(widths.map((width) => Math.max(1, Math.min(width, Math.round(crop.side)))));
  for (const width of offered) {
    for (const [type, quality] of formats) {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, width];
      drawCrop(canvas, { bitmap, crop, background: type === 'image/jpeg' ? '#fff' : undefined });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      if (blob?.type === type && blob.size <= maxBytes) return base64Of(blob);
    }
  }
  throw new UserFacingError(tooLarge);
}

export function drawCrop(
  canvas: HTMLCanvasElement,
  { bitmap, crop, background }: { bitmap: ImageBitmap; crop: Crop; background?: string | undefined },
): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d')!;
  context.clearRect(0, 0, width, height);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, crop.x, crop.y, crop.side, crop.side, 0, 0, width, height);
}

async function base64Of(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')));
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
