import type { ReactElement } from 'react';

import { deviceOf } from '#client/app/text/device.ts';
import { texts as errorTexts } from '#client/app/text/error-texts.ts';
import { redirectMessage } from '#client/app/text/redirect-message.ts';
import { texts as redirectTexts } from '#client/app/text/redirect-texts.ts';
import { RelativeTime as TimeOfPage } from '#client/app/text/relative-time.tsx';
import { texts as shellTexts } from '#client/app/signed-in-texts.ts';

import { useTexts } from './settings.tsx';

/** "3 days ago", with the words of the app. */
export function RelativeTime({ at }: { at: string }): ReactElement {
  return <TimeOfPage at={at} words={useTexts('shell', shellTexts).time} />;
}

/** Returns the name of a device by its user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const texts = useTexts('shell', shellTexts);
  return (userAgent) => deviceOf(userAgent, texts);
}

/** Returns how a flow ended that went through another site or an email. */
export function useRedirectMessage(): (code: string, provider?: string) => string {
  const texts = useTexts('redirects', redirectTexts);
  const errors = useTexts('errors', errorTexts.errors);
  return (code, provider) => redirectMessage(code, provider, { texts, errors });
}
