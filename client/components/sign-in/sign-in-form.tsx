import { lazy, Suspense, type ReactElement } from 'react';

import { texts as emailCodeTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as magicLinkTexts } from '#client/components/texts/magic-link-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CheckField, EmailField, PasswordField } from '#client/components/ui/fields.tsx';
import { Failure, Form, type Typed } from '#client/components/ui/form.tsx';
import { Icon, mailIcon } from '#client/components/ui/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { LastUsed } from './last-used.tsx';
import { ViewLink } from './links.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

// Loaded for unverified users only.
const VerifyFirst = lazy(() => import('./verify-first.tsx').then((module) => ({ default: module.VerifyFirst })));
// Loaded where several accounts may be signed in.
const StoredAccounts = lazy(() =>
  import('./stored-accounts.tsx').then((module) => ({ default: module.StoredAccounts })),
);

/** The first view: the providers, the password, and links to the other methods. */
export function SignInForm(): ReactElement {
  const { options, returned, notice } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const own = useTexts('components', componentTexts);
  const { emailAndPassword, magicLink, emailOtp, providers, passkeys, name } = options;
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
      {emailAndPassword.enabled ? <PasswordForm /> : null}
      {emailAndPassword.enabled || others || providers.length > 0 ? null : <Failure>{own.nothingEnabled}</Failure>}
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

function PasswordForm(): ReactElement {
  const { options, email, setEmail, finish, isFinishing, pages, callbackUrl, returnUrl } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const { signInName, signInNameRequired } = useTexts('usernames', usernameTexts);
  const byEmail = trpc.signIn.email.useMutation({ onSuccess: (answer) => finish(answer, 'password') });
  const byUsername = trpc.signIn.username.useMutation({ onSuccess: (answer) => finish(answer, 'password') });
  const takesUsername = options.username.enabled;
  const signIn = ({ email: typed = '', password = '', rememberMe }: Typed) => {
    // Where the link goes that an unverified user is mailed. The web app's own links sign in, and go where it does.
    const callbackURL = pages ? callbackUrl : returnUrl('email-verified');
    const input = { password, rememberMe: rememberMe === 'on', callbackURL };
    return takesUsername && !typed.includes('@')
      ? byUsername.mutateAsync({ ...input, username: typed.trim() })
      : byEmail.mutateAsync({ ...input, email: typed });
  };
  return (
    <Form
      onSubmit={signIn}
      action={texts.signIn.action}
      finishing={isFinishing}
      renderError={(error) =>
        failureOf(error).code === 'EMAIL_NOT_VERIFIED' ? (
          <Suspense fallback={null}>
            <VerifyFirst email={email} />
          </Suspense>
        ) : (
          <Failure error={error} />
        )
      }
    >
      <EmailField
        {...(takesUsername ? { label: signInName, type: 'text', 'data-required': signInNameRequired } : {})}
        autoComplete="username webauthn"
        defaultValue={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <LastUsed method="password">
        <PasswordField name="password" label={texts.password} />
      </LastUsed>
      <div className="gh-between">
        <CheckField name="rememberMe" label={texts.signIn.remember} defaultChecked />
        <ViewLink view="forgot-password">{texts.signIn.forgotPassword}</ViewLink>
      </div>
    </Form>
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
