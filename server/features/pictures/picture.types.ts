/** The accepted formats. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** Whose picture it is. */
export type PictureOwner = { userId: string } | { organizationId: string };

/** A picture without metadata, of at most 2048 by 2048 pixels. */
export interface UploadedPicture {
  data: Uint8Array;
  contentType: PictureType;
  owner: PictureOwner;
}

/** A URL that `pictures.store` returned. */
export interface ReplacedPicture {
  url: string;
  owner: PictureOwner;
}

/** Stores a picture elsewhere. @returns its URL, which browsers load. */
export type StorePicture = (picture: UploadedPicture) => Promise<string> | string;

/** Deletes a stored picture that was replaced or removed, or whose owner was deleted. */
export type RemovePicture = (picture: ReplacedPicture) => Promise<void> | void;
