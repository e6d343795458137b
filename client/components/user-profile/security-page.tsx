import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

import { Page } from '#client/components/ui/panel.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { Methods } from './methods.tsx';
import { NotImpersonated } from './not-impersonated.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The ways to sign in, and the second factors. */
export function SecurityPage({ options, isEditable }: AccountPageProps): ReactElement {
  const texts = useTexts('account', accountTexts).security;
  return (
    <Page title={texts.title} about={texts.about}>
      {isEditable ? (
        <>
          <Methods options={options} />
          {options.passkeys.enabled ? <Passkeys rpId={options.passkeys.rpId} /> : null}
          <TwoFactor options={options} />
          <Password options={options} />
        </>
      ) : (
        <NotImpersonated />
      )}
    </Page>
  );
}
