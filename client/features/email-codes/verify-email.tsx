import { useLinkTo } from '#client/app/deep-link.ts';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { CodeField } from '#client/app/forms/code-field.tsx';
import { Problem } from '#client/app/problem.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { VerifyEmailOtp } from '#shared/email-codes/schemas.ts';

import { CodeScreen } from './code-screen.tsx';
import { texts } from './texts.ts';

/** Verifies an address by a code instead of a link. */
export function VerifyEmailScreen() {
  // It redirects users with a session to their destination.
  const signIn = useLinkTo('/sign-in');
  const verify = trpc.emailOtp.verifyEmail.useMutation();
  if (verify.isSuccess) {
    return <Problem title={texts.verified.title} about={null} next={{ to: signIn, label: texts.verified.next }} />;
  }
  return (
    <CodeScreen type="email-verification" title={texts.verify.title} about={texts.verify.about}>
      {(email) => (
        <CallForm schema={VerifyEmailOtp} call={verify} fixed={{ email }} action={texts.verify.action} fullWidth>
          <CodeField name="otp" label={texts.code} length={publicConfiguration.emailOtp.length} />
        </CallForm>
      )}
    </CodeScreen>
  );
}
