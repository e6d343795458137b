import type { ReactElement } from 'react';

import { texts as errorTexts } from '#client/components/texts/validation-texts.ts';
import { redirectMessage } from '#client/components/text/redirect-message.ts';
import { texts as redirectTexts } from '#client/components/texts/sign-in/redirect-texts.ts';
import { texts as ssoTexts } from '#client/components/texts/sign-in/sso-redirect-texts.ts';

import { Failure } from './ui/form.tsx';
import { useTexts } from './settings.tsx';

/** Returns how a flow ended that went through another site or an email. */
export function useRedirectMessage(): (code: string, provider?: string) => string {
  const texts = useTexts('redirects', redirectTexts);
  const sso = useTexts('ssoRedirects', ssoTexts);
  const errors = useTexts('errors', errorTexts.errors);
  return (code, provider) => redirectMessage(code, provider, { texts, sso, errors });
}

/** How a flow failed that went through a provider. */
export function RedirectFailure({ code, provider }: { code: string; provider: string | undefined }): ReactElement {
  return <Failure>{useRedirectMessage()(code, provider)}</Failure>;
}
