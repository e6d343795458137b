import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';

import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { texts as usernameTexts } from '#client/components/texts/username-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CheckField, EmailField, PasswordField } from '#client/components/ui/fields.tsx';
import { Failure, Form, type Typed } from '#client/components/ui/form.tsx';
import { Icon, pencilIcon } from '#client/components/ui/icons.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { LastUsed } from './last-used.tsx';
import { ViewLink } from './links.tsx';

// Loaded for unverified users only.
const OtherView = lazy(() => import('./other-views.tsx').then((module) => ({ default: module.OtherView })));

/** In the field of the address, which was entered in a step before. */
function Changeable() {
  return (
    <span className="gh-mark">
      <Icon path={pencilIcon} />
    </span>
  );
}

interface PasswordFormProps {
  /** The action of the form while it takes the address alone. */
  action?: string | undefined;
  /** What happens before the sign-in with the password, or in place of it. */
  onSubmit?: (typed: Typed, signIn: () => Promise<unknown>) => Promise<unknown>;
  children?: ReactNode;
}

/** Signs in with an email or a username, and a password. */
export function PasswordForm({ action, onSubmit, children }: PasswordFormProps): ReactElement {
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
      onSubmit={onSubmit ? (typed) => onSubmit(typed, () => signIn(typed)) : signIn}
      action={action ?? texts.signIn.action}
      finishing={isFinishing}
      renderError={(error) =>
        failureOf(error).code === 'EMAIL_NOT_VERIFIED' ? (
          <Suspense fallback={null}>
            <OtherView view="verify-first" />
          </Suspense>
        ) : (
          <Failure error={error} />
        )
      }
    >
      {/* One place in both steps, so that the field stays. */}
      <LastUsed method="password">
        <EmailField
          {...(takesUsername ? { label: signInName, type: 'text', 'data-required': signInNameRequired } : {})}
          autoComplete="username webauthn"
          {...(onSubmit && !action ? { className: 'gh-entered', end: <Changeable /> } : {})}
          defaultValue={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </LastUsed>
      {action ? null : (
        <>
          <PasswordField name="password" label={texts.password} isFirst={onSubmit !== undefined} />
          <div className="gh-between">
            <CheckField name="rememberMe" label={texts.signIn.remember} defaultChecked />
            <ViewLink view="forgot-password">{texts.signIn.forgotPassword}</ViewLink>
          </div>
        </>
      )}
      {children}
    </Form>
  );
}
