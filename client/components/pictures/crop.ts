interface Size {
  width: number;
  height: number;
}

/** A square of a picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

export const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export function largestCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

export function zoomOf({ side }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / side;
}

/** The crop with another zoom and the same middle, as far as the picture has pixels there. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, MAX_ZOOM);
  const inset = (crop.side - side) / 2;
  return within({ x: crop.x + inset, y: crop.y + inset, side }, size);
}

/** Moves the picture below the crop, in parts of the crop's side. */
export function moved(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  return within({ ...crop, x: crop.x - by.x * crop.side, y: crop.y - by.y * crop.side }, size);
}

function within({ x, y, side }: Crop, { width, height }: Size): Crop {
  return { x: clamp(x, 0, width - side), y: clamp(y, 0, height - side), side };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
