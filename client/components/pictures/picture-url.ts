import { useEffect, useState } from 'react';

import { UserFacingError } from '#client/components/text/error-message.ts';

const TIMEOUT_MS = 10_000;

/** Whether this page can show the picture. */
async function loads(url: string): Promise<boolean> {
  const image = new Image();
  const loaded = new Promise<boolean>((resolve) => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  image.src = url;
  return loaded;
}

/** @throws UserFacingError of the field, with the message. */
export async function requireLoads(url: string, { field, message }: { field: string; message: string }): Promise<void> {
  if (!(await loads(url))) throw new UserFacingError(message, { field });
}

/** Whether a picture exists but does not load, so that initials are shown. */
export function useIsBroken(url: string | null): boolean {
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (url) void loads(url).then((isLoaded) => (isCurrent && !isLoaded ? setBroken(url) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return url !== null && broken === url;
}

/** Whether the service serves the picture, so that its URL is of no interest to users. */
export function isUploaded(url: string | null): boolean {
  return url !== null && /\/picture\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(url);
}
