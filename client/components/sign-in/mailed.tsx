import type { ReactElement, ReactNode } from 'react';

import { duration } from '#client/components/text/duration.ts';
import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';
import { texts as entryTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as emailCodeTexts } from '#client/components/texts/email-code-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { CodeField, EmailField } from '#client/components/ui/fields.tsx';
import { Form, type Typed } from '#client/components/ui/form.tsx';
import { MailboxLink, ResendCode } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';

/** For signed-in users, who get to their account there. */
export function BackToSignIn(): ReactElement {
  const { isSignedIn } = useFlow();
  const texts = useTexts('fields', fieldTexts);
  return (
    <p className="gh-foot">
      <ViewLink view="sign-in">{isSignedIn ? texts.backToAccount : texts.backToSignIn}</ViewLink>
    </p>
  );
}

/** Takes the email to which a link or code is sent. */
export function AddressForm({
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

interface LinkSentProps {
  email: string;
  resend: () => Promise<unknown>;
  children: ReactNode;
}

/** Says that a link was mailed, and mails another one. */
export function LinkSent({ email, resend, children }: LinkSentProps): ReactElement {
  return (
    <div className="gh-centered">
      <Sent>{children}</Sent>
      <ResendCode send={resend} what="link" />
      <MailboxLink email={email} />
    </div>
  );
}

interface CodeStepsProps {
  type: 'sign-in' | 'forget-password' | 'email-verification';
  title: string;
  about: string;
  /** The form for the code that was mailed to the address. */
  children: (email: string) => ReactNode;
}

/** Mails a code to the typed address and takes it. */
export function CodeSteps({ type, title, about, children }: CodeStepsProps): ReactElement {
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
          <MailboxLink email={email} />
        </>
      )}
      <BackToSignIn />
    </>
  );
}

export function EmailCode(): ReactElement {
  const { options, finish, isFinishing, pages, callbackUrl, destination } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const signIn = trpc.signIn.emailOtp.useMutation({ onSuccess: (answer) => finish(answer, 'email-code') });
  return (
    <CodeSteps type="sign-in" title={texts.signIn.title} about={texts.signIn.about}>
      {(email) => (
        <Form
          onSubmit={({ otp = '' }) =>
            signIn.mutateAsync({ email, otp, callbackURL: pages ? callbackUrl : destination })
          }
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
  const { options, returnUrl } = useFlow();
  const texts = useTexts('signIn', signInTexts).forgotPassword;
  const { passwordReset } = useTexts('emailCodeEntries', entryTexts);
  const send = trpc.forgetPassword.useMutation();
  const again = trpc.forgetPassword.useMutation();
  const lifetime = duration(options.emailAndPassword.resetLinkExpiresIn);
  return (
    <>
      <Header title={texts.title} about={send.isSuccess ? undefined : texts.about(lifetime)} />
      {send.isSuccess ? (
        <LinkSent email={send.variables.email} resend={() => again.mutateAsync(send.variables)}>
          {texts.sent(send.variables.email, lifetime)}
        </LinkSent>
      ) : (
        <AddressForm
          onSubmit={(email) => send.mutateAsync({ email, redirectTo: returnUrl('reset-password') })}
          action={texts.action}
        />
      )}
      {options.emailOtp.enabled && !send.isSuccess ? (
        <p className="gh-foot">
          <ViewLink view="reset-by-code">{passwordReset}</ViewLink>
        </p>
      ) : null}
      <BackToSignIn />
    </>
  );
}
