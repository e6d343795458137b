import { useState, type ReactElement, type ReactNode } from 'react';

import { duration } from '#client/app/text/duration.ts';
import { texts as fieldTexts } from '#client/app/texts.ts';
import { texts as entryTexts } from '#client/features/email-codes/entry-texts.ts';
import { texts as emailCodeTexts } from '#client/features/email-codes/texts.ts';
import { texts as magicLinkTexts } from '#client/features/magic-link/texts.ts';
import { texts as signInTexts } from '#client/features/sign-in/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/button.tsx';
import { CheckField, CodeField, EmailField, NewPasswordField } from '#client/components/fields.tsx';
import { Form, type Typed } from '#client/components/form.tsx';
import { ResendCode } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { destination, returnUrl } from './returned.ts';

function BackToSignIn(): ReactElement {
  const texts = useTexts('fields', fieldTexts);
  return (
    <p className="gh-foot">
      <ViewLink view="sign-in">{texts.backToSignIn}</ViewLink>
    </p>
  );
}

/** Takes the email to which a link or code is sent. */
function AddressForm({
  onSubmit,
  action,
}: {
  onSubmit: (email: string) => Promise<unknown>;
  action: string;
}): ReactElement {
  const { email, setEmail } = useFlow();
  return (
    <Form onSubmit={({ email: typed = '' }: Typed) => onSubmit(typed)} action={action}>
      <EmailField defaultValue={email} onChange={({ target }) => setEmail(target.value)} />
    </Form>
  );
}

function Sent({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="gh-sent" aria-live="polite">
      {children}
    </p>
  );
}

export function MagicLink(): ReactElement {
  const { options, redirectUrl } = useFlow();
  const texts = useTexts('magicLink', magicLinkTexts);
  const send = trpc.signIn.magicLink.useMutation();
  const submit = (email: string) =>
    send.mutateAsync({ email, callbackURL: destination(redirectUrl), errorCallbackURL: returnUrl('magic-link') });
  return (
    <>
      <Header title={texts.title} about={send.isSuccess ? undefined : texts.about} />
      {send.isSuccess ? (
        <Sent>{texts.sent(send.variables.email, duration(options.magicLinkExpiresIn))}</Sent>
      ) : (
        <AddressForm onSubmit={submit} action={texts.action} />
      )}
      <BackToSignIn />
    </>
  );
}

interface CodeStepsProps {
  type: 'sign-in' | 'forget-password';
  title: string;
  about: string;
  /** The form for the code that was mailed to the address. */
  children: (email: string) => ReactNode;
}

/** Mails a code to the typed address and takes it. */
function CodeSteps({ type, title, about, children }: CodeStepsProps): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const send = trpc.emailOtp.sendVerificationOtp.useMutation();
  const again = trpc.emailOtp.sendVerificationOtp.useMutation();
  const email = send.isSuccess ? send.variables.email : null;
  return (
    <>
      <Header title={title} about={email === null ? about : undefined} />
      {email === null ? (
        <AddressForm onSubmit={(typed) => send.mutateAsync({ email: typed, type })} action={texts.send} />
      ) : (
        <>
          <Sent>{texts.sent(email, duration(options.emailOtp.expiresIn))}</Sent>
          {children(email)}
          <div className="gh-between">
            <ResendCode send={() => again.mutateAsync({ email, type })} />
            <Button variant="link" onClick={send.reset}>
              {texts.otherEmail}
            </Button>
          </div>
        </>
      )}
      <BackToSignIn />
    </>
  );
}

export function EmailCode(): ReactElement {
  const { options, finish, isFinishing, redirectUrl } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const signIn = trpc.signIn.emailOtp.useMutation({ onSuccess: finish });
  return (
    <CodeSteps type="sign-in" title={texts.signIn.title} about={texts.signIn.about}>
      {(email) => (
        <Form
          onSubmit={({ otp = '' }) => signIn.mutateAsync({ email, otp, callbackURL: destination(redirectUrl) })}
          action={texts.signIn.action}
          finishing={isFinishing}
        >
          <CodeField name="otp" label={texts.code} length={options.emailOtp.length} isFirst />
        </Form>
      )}
    </CodeSteps>
  );
}

export function ForgotPassword(): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('signIn', signInTexts).forgotPassword;
  const { passwordReset } = useTexts('emailCodeEntries', entryTexts);
  const [byCode, setByCode] = useState(false);
  const send = trpc.forgetPassword.useMutation();
  if (byCode) return <ResetByCode />;
  return (
    <>
      <Header title={texts.title} />
      {send.isSuccess ? (
        <Sent>{texts.sent(send.variables.email, duration(options.emailAndPassword.resetLinkExpiresIn))}</Sent>
      ) : (
        <AddressForm
          onSubmit={(email) => send.mutateAsync({ email, redirectTo: returnUrl('reset-password') })}
          action={texts.action}
        />
      )}
      {options.emailOtp.enabled && !send.isSuccess ? (
        <p className="gh-foot">
          <Button variant="link" onClick={() => setByCode(true)}>
            {passwordReset}
          </Button>
        </p>
      ) : null}
      <BackToSignIn />
    </>
  );
}

function ResetByCode(): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const reset = trpc.emailOtp.resetPassword.useMutation();
  if (reset.isSuccess) return <PasswordChanged />;
  return (
    <CodeSteps type="forget-password" title={texts.reset.title} about={texts.reset.about}>
      {(email) => (
        <Form
          onSubmit={({ otp = '', password = '', deleteApiKeys }) =>
            reset.mutateAsync({ email, otp, password, deleteApiKeys: deleteApiKeys === 'on' })
          }
          action={texts.reset.action}
        >
          <CodeField name="otp" label={texts.code} length={null} isFirst />
          <NewPasswordField name="password" label={texts.reset.newPassword} options={options} />
          <DeletesApiKeys />
        </Form>
      )}
    </CodeSteps>
  );
}

/** Opened by the link of a reset email, which returns to this page with a token or an error. */
export function ResetPassword(): ReactElement {
  const { options, returned, go } = useFlow();
  const texts = useTexts('signIn', signInTexts).resetPassword;
  const reset = trpc.resetPassword.useMutation();
  if (reset.isSuccess) return <PasswordChanged />;
  if (!returned?.token) {
    return (
      <>
        <Header title={texts.linkFailed} />
        <Button onClick={() => go('forgot-password')}>{texts.requestLink}</Button>
        <BackToSignIn />
      </>
    );
  }
  const { token } = returned;
  return (
    <>
      <Header title={texts.title} />
      <Form
        onSubmit={({ newPassword = '', deleteApiKeys }) =>
          reset.mutateAsync({ newPassword, token, deleteApiKeys: deleteApiKeys === 'on' })
        }
        action={texts.action}
      >
        <NewPasswordField name="newPassword" label={texts.newPassword} options={options} />
        <DeletesApiKeys />
      </Form>
      <BackToSignIn />
    </>
  );
}

function DeletesApiKeys(): ReactElement | null {
  const { options } = useFlow();
  const texts = useTexts('fields', fieldTexts);
  return options.apiKeys ? <CheckField name="deleteApiKeys" label={texts.fields.deleteApiKeys} /> : null;
}

function PasswordChanged(): ReactElement {
  const texts = useTexts('signIn', signInTexts);
  return (
    <>
      <Header title={texts.resetPassword.title} />
      <div aria-live="polite" className="gh-notice gh-good">
        {texts.resetPassword.done}
      </div>
      <p className="gh-foot">
        <ViewLink view="sign-in">{texts.signIn.action}</ViewLink>
      </p>
    </>
  );
}
