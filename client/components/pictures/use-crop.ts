import { useEffect, useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';

import { largestCrop, type Crop } from './crop.ts';
import { decodePicture, encodePicture } from './encode.ts';

interface UseCropOptions {
  file: Blob;
  maxBytes: number;
  /** Makes the call, with the picture in base64. */
  upload: (data: string) => Promise<unknown>;
  messages: { unreadable: string; tooLarge: string };
}

/** The picture of a file while it is cropped, and the call that saves it. */
export function useCrop({ file, maxBytes, upload, messages }: UseCropOptions) {
  const { unreadable, tooLarge } = messages;
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [decodeError, setDecodeError] = useState<unknown>(null);
  const { isPending, error, run } = useSingleFlight();
  useEffect(() => {
    let isCurrent = true;
    let decoded: ImageBitmap | undefined;
    const show = (picture: ImageBitmap) => {
      decoded = picture;
      if (!isCurrent) return picture.close();
      setBitmap(picture);
      setCrop(largestCrop(picture));
    };
    decodePicture(file, unreadable).then(show, (failure: unknown) => (isCurrent ? setDecodeError(failure) : undefined));
    return () => {
      isCurrent = false;
      // Its memory is that of all its pixels.
      decoded?.close();
    };
  }, [file, unreadable]);

  const save = (onSaved: () => void) =>
    run(async () => {
      await upload(await encodePicture(bitmap!, crop!, { maxBytes, tooLarge }));
      onSaved();
    });
  return { picture: bitmap && crop ? { bitmap, crop } : null, setCrop, error: decodeError ?? error, isPending, save };
}
