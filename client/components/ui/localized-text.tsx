import type { ReactElement } from 'react';

import { deviceOf } from '#client/components/text/device.ts';
import { RelativeTime as TimeOfPage } from '#client/components/text/relative-time.tsx';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';

import { useTexts } from '#client/components/settings.tsx';

/** "3 days ago", with the words of the app. */
export function RelativeTime({ at }: { at: string }): ReactElement {
  return <TimeOfPage at={at} words={useTexts('shell', shellTexts).time} />;
}

/** Returns the name of a device by its user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const texts = useTexts('shell', shellTexts);
  return (userAgent) => deviceOf(userAgent, texts);
}
