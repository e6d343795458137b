import type { ReactElement } from 'react';

import { texts as emailCodeTexts } from '#client/features/email-codes/entry-texts.ts';
import { texts as magicLinkTexts } from '#client/features/magic-link/texts.ts';
import { texts as signInTexts } from '#client/features/sign-in/texts.ts';
import { texts as usernameTexts } from '#client/features/usernames/texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CheckField, EmailField, PasswordField } from '#client/components/fields.tsx';
import { Failure, Form, type Typed } from '#client/components/form.tsx';
import { Icon } from '#client/components/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { Button } from '#client/components/button.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { returnUrl } from './returned.ts';
import { VerifyFirst } from './verify-first.tsx';

/** The first view: the providers, the password, and links to the other methods. */
export function SignInForm(): ReactElement {
  const { options, returned } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const own = useTexts('components', componentTexts);
  const { emailAndPassword, magicLink, emailOtp, providers, passkeys, name } = options;
  const others = magicLink || emailOtp.enabled || passkeys.enabled;
  return (
    <>
      <Header title={texts.signIn.title(name)} />
      {returned?.from === 'email-verified' && returned.error === null ? (
        <div aria-live="polite" className="gh-notice gh-good">
          {own.emailVerified}
        </div>
      ) : null}
      <ProviderButtons />
      {emailAndPassword.enabled ? <PasswordForm /> : null}
      {emailAndPassword.enabled || others || providers.length > 0 ? null : <Failure>{own.nothingEnabled}</Failure>}
      {others ? <OtherMethods /> : null}
      {emailAndPassword.signUp ? (
        <p className="gh-foot">
          {texts.signIn.newHere} <ViewLink view="sign-up">{texts.signIn.signUp}</ViewLink>
        </p>
      ) : null}
    </>
  );
}

function PasswordForm(): ReactElement {
  const { options, email, setEmail, finish, isFinishing } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  const { signInName, signInNameRequired } = useTexts('usernames', usernameTexts);
  const byEmail = trpc.signIn.email.useMutation({ onSuccess: finish });
  const byUsername = trpc.signIn.username.useMutation({ onSuccess: finish });
  const takesUsername = options.username.enabled;
  const signIn = ({ email: typed = '', password = '', rememberMe }: Typed) => {
    // Where the link goes that an unverified user is mailed.
    const input = { password, rememberMe: rememberMe === 'on', callbackURL: returnUrl('email-verified') };
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
        failureOf(error).code === 'EMAIL_NOT_VERIFIED' ? <VerifyFirst email={email} /> : <Failure error={error} />
      }
    >
      <EmailField
        {...(takesUsername ? { label: signInName, type: 'text', 'data-required': signInNameRequired } : {})}
        autoComplete="username webauthn"
        defaultValue={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        name="password"
        label={texts.password}
        aside={<ViewLink view="forgot-password">{texts.signIn.forgotPassword}</ViewLink>}
      />
      <CheckField name="rememberMe" label={texts.signIn.remember} defaultChecked />
    </Form>
  );
}

function OtherMethods(): ReactElement {
  const { options, go } = useFlow();
  const magicLinkAction = useTexts('magicLink', magicLinkTexts).action;
  const codeAction = useTexts('emailCodeEntries', emailCodeTexts).signIn;
  return (
    <div className="gh-stack">
      {options.passkeys.enabled ? <PasskeyButton /> : null}
      {options.magicLink ? (
        <Button variant="plain" onClick={() => go('magic-link')}>
          <Icon name="mail" />
          {magicLinkAction}
        </Button>
      ) : null}
      {options.emailOtp.enabled ? (
        <Button variant="plain" onClick={() => go('email-code')}>
          <Icon name="mail" />
          {codeAction}
        </Button>
      ) : null}
    </div>
  );
}
