import { useExternalCallback } from '#client/app/deep-link.ts';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { CodeField } from '#client/app/forms/code-field.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { useAfterSignIn } from '#client/app/use-after-sign-in.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignInEmailOtp } from '#shared/email-codes/schemas.ts';

import { CodeScreen } from './code-screen.tsx';
import { texts } from './texts.ts';

export function EmailCodeScreen() {
  const callbackURL = useExternalCallback();
  const signIn = trpc.signIn.emailOtp.useMutation({ onSuccess: useAfterSignIn('email-code') });
  return (
    <CodeScreen type="sign-in" title={texts.signIn.title} about={texts.signIn.about}>
      {(email) => (
        <CallForm
          schema={SignInEmailOtp}
          call={signIn}
          fixed={{ email, callbackURL }}
          finishing={signIn.isSuccess}
          action={texts.signIn.action}
          fullWidth
        >
          <CodeField name="otp" label={texts.code} length={publicConfiguration.emailOtp.length} />
        </CallForm>
      )}
    </CodeScreen>
  );
}
