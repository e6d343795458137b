import { useLinkTo } from '#client/app/deep-link.ts';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { CodeField } from '#client/app/forms/code-field.tsx';
import { CheckField, NewPasswordField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { texts as fieldTexts } from '#client/app/texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ResetPasswordOtp } from '#shared/email-codes/schemas.ts';

import { CodeScreen } from './code-screen.tsx';
import { texts } from './texts.ts';

/** Sets a new password by a code instead of a link. */
export function ResetPasswordByCodeScreen() {
  const signIn = useLinkTo('/sign-in');
  const reset = trpc.emailOtp.resetPassword.useMutation();
  if (reset.isSuccess) {
    const { title, about, next } = texts.passwordChanged;
    return <Problem title={title} about={about} next={{ to: signIn, label: next }} />;
  }
  return (
    <CodeScreen type="forget-password" title={texts.reset.title} about={texts.reset.about}>
      {(email) => (
        <CallForm schema={ResetPasswordOtp} call={reset} fixed={{ email }} action={texts.reset.action} fullWidth>
          <CodeField name="otp" label={texts.code} length={null} />
          <NewPasswordField name="password" label={texts.reset.newPassword} />
          {publicConfiguration.apiKeys ? (
            <CheckField name="deleteApiKeys" label={fieldTexts.fields.deleteApiKeys} />
          ) : null}
        </CallForm>
      )}
    </CodeScreen>
  );
}
