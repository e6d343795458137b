import { CallForm } from '#client/console/forms/call-form.tsx';
import { CodeField } from '#client/console/forms/code-field.tsx';
import type { ProofFormProps } from '#client/console/reauthentication/proof-method.ts';
import { trpc } from '#client/sdk/react.tsx';
import { VerifyBackupCode, VerifyCode } from '#shared/two-factor/schemas.ts';

import { MailCode } from './mail-code.tsx';
import { texts } from '#client/components/texts/two-factor-texts.ts';

/** A code of an authenticator app. */
export function TotpProof({ onDone, children, ...form }: ProofFormProps) {
  const verify = trpc.twoFactor.verifyTotp.useMutation({ onSuccess: onDone });
  return (
    <CallForm schema={VerifyCode} call={verify} fullWidth {...form}>
      {children}
      <CodeField label={texts.code} description={texts.totp.about} />
    </CallForm>
  );
}

export function MailedCodeProof({ onDone, children, ...form }: ProofFormProps) {
  const verify = trpc.twoFactor.verifyOtp.useMutation({ onSuccess: onDone });
  return (
    <MailCode>
      <CallForm schema={VerifyCode} call={verify} fullWidth {...form}>
        {children}
        <CodeField label={texts.code} description={texts.mailedCode.sent} />
      </CallForm>
    </MailCode>
  );
}

export function BackupCodeProof({ onDone, children, ...form }: ProofFormProps) {
  const verify = trpc.twoFactor.verifyBackupCode.useMutation({ onSuccess: onDone });
  return (
    <CallForm schema={VerifyBackupCode} call={verify} fullWidth {...form}>
      <CodeField kind="letters" label={texts.backupCode.field} description={texts.backupCode.about} />
      {children}
    </CallForm>
  );
}
