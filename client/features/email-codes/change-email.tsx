import { Paper } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { CodeField } from '#client/console/forms/code-field.tsx';
import { EmailField } from '#client/console/forms/fields.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ChangeEmailOtp, RequestEmailChangeOtp } from '#shared/email-codes/schemas.ts';

import { EnterCode } from './enter-code.tsx';
import { texts } from '#client/components/texts/email-code-texts.ts';

/** Changes the email by a code from the new address; one from the current address, if that is verified, comes first. */
export function ChangeEmailByCodeScreen() {
  // They change before the next screen shows.
  const [{ email, emailVerified }] = useState(useUser());
  const navigate = useNavigate();
  const request = trpc.emailOtp.requestEmailChange.useMutation();
  const again = trpc.emailOtp.requestEmailChange.useMutation();
  const confirm = trpc.emailOtp.requestEmailChange.useMutation();
  const change = trpc.emailOtp.changeEmail.useMutation({
    onSuccess: () => {
      notifySuccess(texts.change.done);
      void navigate('/account');
    },
  });
  const newEmail = request.isSuccess ? request.variables.newEmail : null;
  const startOver = () => {
    request.reset();
    confirm.reset();
  };
  const resend = () => again.mutateAsync({ newEmail: newEmail! });
  return (
    <Screen title={texts.change.title} about={texts.change.about}>
      <Paper p="lg" maw={480}>
        {newEmail === null ? (
          <CallForm schema={RequestEmailChangeOtp} call={request} action={texts.send} fullWidth>
            <EmailField name="newEmail" label={texts.change.newEmail} isFirst />
          </CallForm>
        ) : emailVerified && !confirm.isSuccess ? (
          <EnterCode key="current" email={email} resend={resend} onOtherEmail={startOver}>
            <CallForm
              schema={RequestEmailChangeOtp.required()}
              call={confirm}
              fixed={{ newEmail }}
              action={texts.change.next}
              fullWidth
            >
              <CodeField name="otp" label={texts.change.codeFromCurrent} length={publicConfiguration.emailOtp.length} />
            </CallForm>
          </EnterCode>
        ) : (
          // Another code to the new address needs another one from a verified current address.
          <EnterCode key="new" email={newEmail} onOtherEmail={startOver} {...(emailVerified ? {} : { resend })}>
            <CallForm
              schema={ChangeEmailOtp}
              call={change}
              fixed={{ newEmail }}
              finishing={change.isSuccess}
              action={texts.change.action}
              fullWidth
            >
              <CodeField name="otp" label={texts.change.codeFromNew} length={publicConfiguration.emailOtp.length} />
            </CallForm>
          </EnterCode>
        )}
      </Paper>
    </Screen>
  );
}
