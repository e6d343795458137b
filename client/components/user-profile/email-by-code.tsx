import { useState, type ReactElement, type ReactNode } from 'react';

import { duration } from '#client/components/text/duration.ts';
import { texts as codeTexts } from '#client/components/texts/email-code-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { CodeField, EmailField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { MailboxLink, ResendCode } from '#client/components/resend-code.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';

interface EmailByCodeProps {
  purpose: 'verify' | 'change';
  /** Digits of a code; null if it is not known. */
  length: number | null;
  onClose: () => void;
}

/** Verifies or changes the email by mailed codes. */
export function EmailByCode({ purpose, length, onClose }: EmailByCodeProps): ReactElement {
  const texts = useTexts('emailCodes', codeTexts);
  const announce = useAnnounce();
  const finish = (result: string) => () => {
    onClose();
    announce(result);
  };
  return purpose === 'verify' ? (
    <Dialog title={texts.verify.title} onClose={onClose}>
      <VerifyByCode length={length} onDone={finish(texts.verified.title)} />
    </Dialog>
  ) : (
    <Dialog title={texts.change.title} onClose={onClose}>
      <ChangeByCode length={length} onDone={finish(texts.change.done)} />
    </Dialog>
  );
}

interface StepsProps {
  length: number | null;
  onDone: () => void;
}

function VerifyByCode({ length, onDone }: StepsProps): ReactElement {
  const { email } = useUser({ beforeEnrolment: true });
  const texts = useTexts('emailCodes', codeTexts);
  const send = trpc.emailOtp.sendVerificationOtp.useMutation();
  const again = trpc.emailOtp.sendVerificationOtp.useMutation();
  const verify = trpc.emailOtp.verifyEmail.useMutation({ onSuccess: onDone });
  const input = { email, type: 'email-verification' } as const;
  if (!send.isSuccess) {
    return (
      <Form onSubmit={() => send.mutateAsync(input)} action={texts.send}>
        <p>{texts.verify.about}</p>
      </Form>
    );
  }
  return (
    <Sent email={email} resend={() => again.mutateAsync(input)}>
      <Form onSubmit={({ otp = '' }) => verify.mutateAsync({ email, otp })} action={texts.verify.action}>
        <CodeField name="otp" label={texts.code} length={length} isFirst />
      </Form>
    </Sent>
  );
}

/** A code from the current address, if that is verified, comes before the one from the new address. */
function ChangeByCode({ length, onDone }: StepsProps): ReactElement {
  // They change before the dialog closes.
  const [{ email, emailVerified }] = useState(useUser({ beforeEnrolment: true }));
  const texts = useTexts('emailCodes', codeTexts);
  const request = trpc.emailOtp.requestEmailChange.useMutation();
  const again = trpc.emailOtp.requestEmailChange.useMutation();
  const confirm = trpc.emailOtp.requestEmailChange.useMutation();
  const change = trpc.emailOtp.changeEmail.useMutation({ onSuccess: onDone });
  const newEmail = request.isSuccess ? request.variables.newEmail : null;
  const startOver = () => {
    request.reset();
    confirm.reset();
  };
  if (newEmail === null) {
    return (
      <Form onSubmit={(typed) => request.mutateAsync({ newEmail: typed['newEmail'] ?? '' })} action={texts.send}>
        <p>{texts.change.about}</p>
        <EmailField name="newEmail" label={texts.change.newEmail} autoComplete="email" />
      </Form>
    );
  }
  if (emailVerified && !confirm.isSuccess) {
    return (
      <Sent key="current" email={email} resend={() => again.mutateAsync({ newEmail })} onOtherEmail={startOver}>
        <Form onSubmit={({ otp = '' }) => confirm.mutateAsync({ newEmail, otp })} action={texts.change.next}>
          <CodeField name="otp" label={texts.change.codeFromCurrent} length={length} isFirst />
        </Form>
      </Sent>
    );
  }
  // Another code to the new address needs another one from a verified current address.
  const resend = emailVerified ? {} : { resend: () => again.mutateAsync({ newEmail }) };
  return (
    <Sent key="new" email={newEmail} onOtherEmail={startOver} {...resend}>
      <Form
        onSubmit={({ otp = '' }) => change.mutateAsync({ newEmail, otp })}
        finishing={change.isSuccess}
        action={texts.change.action}
      >
        <CodeField name="otp" label={texts.change.codeFromNew} length={length} isFirst />
      </Form>
    </Sent>
  );
}

interface SentProps {
  email: string;
  resend?: () => Promise<unknown>;
  onOtherEmail?: () => void;
  /** The form for the code. */
  children: ReactNode;
}

function Sent({ email, resend, onOtherEmail, children }: SentProps): ReactElement {
  const texts = useTexts('emailCodes', codeTexts);
  const { data: options } = usePublicOptions();
  return (
    <>
      <p aria-live="polite">{texts.sent(email, duration(options?.emailOtp.expiresIn ?? 0))}</p>
      {children}
      <div className="gh-between">
        {resend ? <ResendCode send={resend} /> : null}
        {onOtherEmail ? (
          <Button variant="link" onClick={onOtherEmail}>
            {texts.otherEmail}
          </Button>
        ) : null}
      </div>
      <MailboxLink email={email} />
    </>
  );
}
