import { lazy, Suspense, type ReactElement } from 'react';

import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CheckField, EmailField, PasswordField } from '#client/components/ui/fields.tsx';
import { Failure, Form, type Typed } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed } from './last-used.tsx';
import { ViewLink } from './links.tsx';

// Loaded for unverified users only.
const VerifyFirst = lazy(() => import('./verify-first.tsx').then((module) => ({ default: module.VerifyFirst })));

/** Signs in with an email or a username, and a password. */
export function PasswordForm(): ReactElement {
  const { isFinishing } = useFlow();
  const texts = useTexts('signIn', signInTexts);
  return (
    <Form
      onSubmit={usePasswordSignIn()}
      action={texts.signIn.action}
      finishing={isFinishing}
      renderError={(error) => <PasswordFailure error={error} />}
    >
      <AddressField />
      <PasswordFields />
    </Form>
  );
}

export function usePasswordSignIn(): (typed: Typed) => Promise<unknown> {
  const { options, finish, pages, callbackUrl, returnUrl } = useFlow();
  const byEmail = trpc.signIn.email.useMutation({ onSuccess: (answer) => finish(answer, 'password') });
  const byUsername = trpc.signIn.username.useMutation({ onSuccess: (answer) => finish(answer, 'password') });
  return ({ email: typed = '', password = '', rememberMe }) => {
    // Where the link goes that an unverified user is mailed. The web app's own links sign in, and go where it does.
    const callbackURL = pages ? callbackUrl : returnUrl('email-verified');
    const input = { password, rememberMe: rememberMe === 'on', callbackURL };
    return options.username.enabled && !typed.includes('@')
      ? byUsername.mutateAsync({ ...input, username: typed.trim() })
      : byEmail.mutateAsync({ ...input, email: typed });
  };
}

/** The email, or also the username. */
export function AddressField(): ReactElement {
  const { options, email, setEmail } = useFlow();
  const { signInName, signInNameRequired } = useTexts('usernames', usernameTexts);
  return (
    <EmailField
      {...(options.username.enabled ? { label: signInName, type: 'text', 'data-required': signInNameRequired } : {})}
      autoComplete="username webauthn"
      defaultValue={email}
      onChange={({ target }) => setEmail(target.value)}
    />
  );
}

export function PasswordFields({ isFirst }: { isFirst?: boolean }): ReactElement {
  const texts = useTexts('signIn', signInTexts);
  return (
    <>
      <LastUsed method="password">
        <PasswordField name="password" label={texts.password} isFirst={isFirst} />
      </LastUsed>
      <div className="gh-between">
        <CheckField name="rememberMe" label={texts.signIn.remember} defaultChecked />
        <ViewLink view="forgot-password">{texts.signIn.forgotPassword}</ViewLink>
      </div>
    </>
  );
}

export function PasswordFailure({ error }: { error: unknown }): ReactElement {
  const { email } = useFlow();
  if (failureOf(error).code !== 'EMAIL_NOT_VERIFIED') return <Failure error={error} />;
  return (
    <Suspense fallback={null}>
      <VerifyFirst email={email} />
    </Suspense>
  );
}
