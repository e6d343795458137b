import type { ReactElement } from 'react';

import { deviceOf } from '#client/components/text/device.ts';
import { RelativeTime as TimeOfPage } from '#client/components/text/relative-time.tsx';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';

import { useTexts } from '#client/components/settings.tsx';

/** "3 days ago", with the words of the app. */
export function RelativeTime({ at }: { at: string }): ReactElement {
  return <TimeOfPage at={at} words={useTexts('parts', partTexts).time} />;
}

/** Returns the name of a device by its user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const texts = useTexts('parts', partTexts);
  return (userAgent) => deviceOf(userAgent, texts);
}
