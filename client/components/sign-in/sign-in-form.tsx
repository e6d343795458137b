import { lazy, Suspense, type ReactElement } from 'react';

import { texts as emailCodeTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as magicLinkTexts } from '#client/components/texts/sign-in/magic-link-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';

import { Failure } from '#client/components/ui/form.tsx';
import { Icon, mailIcon } from '#client/components/ui/icons.tsx';
import { Waiting } from '#client/components/ui/loading.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { LastUsed } from './last-used.tsx';
import { ViewLink } from './links.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

// Loaded where organizations have identity providers.
const EmailFirst = lazy(() => import('./email-first.tsx').then((module) => ({ default: module.EmailFirst })));
// Loaded where several accounts may be signed in.
const StoredAccounts = lazy(() =>
  import('./signed-in-accounts.tsx').then((module) => ({ default: module.StoredAccounts })),
);

/** The first view: the providers, the password, and links to the other methods. */
export function SignInForm(): ReactElement {
  const { options, returned, notice } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const own = useTexts('components', componentTexts);
  const { emailAndPassword, magicLink, emailOtp, providers, passkeys, sso, name } = options;
  const others = magicLink || emailOtp.enabled || passkeys.enabled;
  return (
    <>
      <Header title={texts.signIn.title(name)} />
      {notice ? (
        <div aria-live="polite" className="gh-notice gh-info">
          {notice}
        </div>
      ) : null}
      {returned?.from === 'email-verified' && returned.error === null ? (
        <div aria-live="polite" className="gh-notice gh-good">
          {own.emailVerified}
        </div>
      ) : null}
      <ProviderButtons />
      {sso ? (
        <Suspense fallback={<Waiting />}>
          <EmailFirst />
        </Suspense>
      ) : emailAndPassword.enabled ? (
        <PasswordForm />
      ) : null}
      {emailAndPassword.enabled || sso || others || providers.length > 0 ? null : (
        <Failure>{own.nothingEnabled}</Failure>
      )}
      {others ? <OtherMethods /> : null}
      {options.multiSession ? (
        <Suspense fallback={null}>
          <StoredAccounts />
        </Suspense>
      ) : null}
      {emailAndPassword.signUp ? (
        <p className="gh-foot">
          {texts.signIn.newHere} <ViewLink view="sign-up">{texts.signIn.signUp}</ViewLink>
        </p>
      ) : null}
    </>
  );
}

function OtherMethods(): ReactElement {
  const { options } = useFlow();
  const magicLinkAction = useTexts('magicLink', magicLinkTexts).action;
  const codeAction = useTexts('emailCodeEntries', emailCodeTexts).signIn;
  return (
    <div className="gh-stack">
      {options.passkeys.enabled ? <PasskeyButton /> : null}
      {options.magicLink ? (
        <LastUsed method="magic-link">
          <ViewLink view="magic-link" button="plain">
            <Icon path={mailIcon} />
            {magicLinkAction}
          </ViewLink>
        </LastUsed>
      ) : null}
      {options.emailOtp.enabled ? (
        <LastUsed method="email-code">
          <ViewLink view="email-code" button="plain">
            <Icon path={mailIcon} />
            {codeAction}
          </ViewLink>
        </LastUsed>
      ) : null}
    </div>
  );
}
