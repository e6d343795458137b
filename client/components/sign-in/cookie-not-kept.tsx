import { useEffect, type ReactElement } from 'react';

import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';
import { logLostCookie } from '#client/sdk/development.ts';
import { useService } from '#client/sdk/provider.ts';

import { Failure } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** After a sign-in whose cookie the browser did not keep, mostly because it blocks cookies of other sites. */
export function CookieNotKept(): ReactElement {
  const service = useService('<SignIn/>');
  const { cookieNotKept } = useTexts('fields', fieldTexts);
  useEffect(() => logLostCookie(service), [service]);
  return <Failure>{cookieNotKept(new URL(service).host)}</Failure>;
}
