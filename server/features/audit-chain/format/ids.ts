const ID_BYTES = 16;

/** The 16 bytes of each id. */
export function packIds(ids: readonly string[]): Buffer {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
}

export function unpackIds(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / ID_BYTES }, (_, n) => idAt(bytes, n));
}

/** The id of an entry of a seal. */
export function idAt(bytes: Buffer, place: number): string {
  const hex = bytes.toString('hex', place * ID_BYTES, (place + 1) * ID_BYTES);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
