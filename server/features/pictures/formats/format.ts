/** The bytes do not follow the format. */
export class MalformedPicture extends Error {}

export interface ParsedFormat {
  width: number;
  height: number;
  /** The picture without metadata. */
  data: Buffer;
}
