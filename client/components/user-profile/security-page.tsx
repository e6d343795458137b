import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';

import { Page } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import type { AccountPageProps } from './account-page.ts';
import { Methods } from './methods.tsx';
import { NotImpersonated } from './not-impersonated.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecurityStatus } from './security-status.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The ways to sign in, and the second factors. */
export function SecurityPage(props: AccountPageProps): ReactElement {
  const { options, isEditable } = props;
  const texts = useTexts('account', accountTexts).security;
  return (
    <Page title={texts.title} about={texts.about}>
      {isEditable ? (
        <>
          <SecurityStatus {...props} />
          <Methods {...props} />
          {options.passkeys.enabled ? <Passkeys rpId={options.passkeys.rpId} /> : null}
          <TwoFactor options={options} />
        </>
      ) : (
        <NotImpersonated />
      )}
    </Page>
  );
}
