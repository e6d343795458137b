import type { ReactNode } from 'react';

import { MailScreen } from '#client/app/forms/mail-screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { SendVerificationOtp, type EmailCodeType } from '#shared/email-codes/schemas.ts';

import { EnterCode } from './enter-code.tsx';
import { texts } from './texts.ts';

interface CodeScreenProps {
  type: EmailCodeType;
  title: string;
  about: string;
  /** The form for the code that was mailed to the address. */
  children: (email: string) => ReactNode;
}

/** A signed-out screen that mails a code to the typed address and takes it. */
export function CodeScreen({ type, title, about, children }: CodeScreenProps) {
  const send = trpc.emailOtp.sendVerificationOtp.useMutation();
  const again = trpc.emailOtp.sendVerificationOtp.useMutation();
  const email = send.isSuccess ? send.variables.email : null;
  return (
    <MailScreen
      title={title}
      about={about}
      schema={SendVerificationOtp}
      call={send}
      fixed={{ type }}
      action={texts.send}
      sent={
        email === null ? null : (
          <EnterCode email={email} resend={() => again.mutateAsync({ email, type })} onOtherEmail={send.reset}>
            {children(email)}
          </EnterCode>
        )
      }
    />
  );
}
