import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';

import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';

import { Failure } from '#client/components/ui/form.tsx';
import { Waiting } from '#client/components/ui/loading.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { useFlow, type StepProps } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { FoldedMethods, OtherMethods } from './other-methods.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

// Loaded where organizations have identity providers.
const EmailFirst = lazy(() => import('./email-first.tsx').then((module) => ({ default: module.EmailFirst })));
// Loaded where several accounts may be signed in.
const StoredAccounts = lazy(() =>
  import('./signed-in-accounts.tsx').then((module) => ({ default: module.StoredAccounts })),
);

/** The first view: the providers, the email, and the other methods. */
export function SignInForm(): ReactElement {
  const { options, returned, notice } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const own = useTexts('components', componentTexts);
  const [isAtPassword, setAtPassword] = useState(false);
  const { emailAndPassword, magicLink, emailOtp, providers, passkeys, sso, name } = options;
  const others = magicLink || emailOtp.enabled || passkeys.enabled;
  // A passkey alone needs no button that opens it, and without another way there is nothing to open.
  const isFolded = isAtPassword && (magicLink || emailOtp.enabled || providers.length > 0);
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
      {isAtPassword ? null : <ProviderButtons />}
      {sso ? (
        <Suspense fallback={<Waiting />}>
          <EmailFirst onStep={setAtPassword} />
        </Suspense>
      ) : !emailAndPassword.enabled ? null : others || providers.length > 0 ? (
        <PasswordAfterEmail onStep={setAtPassword} />
      ) : (
        <PasswordForm />
      )}
      {emailAndPassword.enabled || sso || others || providers.length > 0 ? null : (
        <Failure>{own.nothingEnabled}</Failure>
      )}
      {isFolded ? <FoldedMethods /> : others ? <OtherMethods /> : null}
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

/** The email beside the other ways to sign in, then the password in the same form. No call in between tells who has an account. */
function PasswordAfterEmail({ onStep }: StepProps): ReactElement {
  const { email, setEmail } = useFlow();
  const texts = useTexts('signIn', signInTexts).signIn;
  const [entered, setEntered] = useState<string | null>(null);
  const isEntered = entered !== null && entered === email;
  useEffect(() => onStep(isEntered), [onStep, isEntered]);
  if (isEntered) return <PasswordForm onSubmit={(_, signIn) => signIn()} />;
  return (
    <PasswordForm
      action={texts.next}
      // A browser may have filled in the field before the page could see it.
      onSubmit={async ({ email: typed = '' }) => {
        setEmail(typed);
        setEntered(typed);
      }}
    />
  );
}
