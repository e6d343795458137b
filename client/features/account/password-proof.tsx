import { CallForm } from '#client/console/forms/call-form.tsx';
import { PasswordField } from '#client/console/forms/fields.tsx';
import type { ProofFormProps } from '#client/console/reauthentication/proof-method.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { VerifyPassword } from '#shared/lib/credentials.ts';

import { texts } from '#client/components/texts/account-texts.ts';

export function PasswordProof({ onDone, children, ...form }: ProofFormProps) {
  const { email } = useUser({ beforeEnrolment: true });
  const verify = trpc.verifyPassword.useMutation({ onSuccess: onDone });
  return (
    <CallForm schema={VerifyPassword} call={verify} fullWidth {...form}>
      {/* The account, for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
      <PasswordField name="password" label={texts.password.title} isFirst data-autofocus />
      {children}
    </CallForm>
  );
}
