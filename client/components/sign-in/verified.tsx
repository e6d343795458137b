import type { ReactElement } from 'react';

import { texts as emailCodeTexts } from '#client/components/texts/email-code-texts.ts';
import { texts as verifiedEmailTexts } from '#client/components/texts/sign-in/verified-email-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CodeField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { useRedirectMessage } from '#client/components/redirect-message.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { CodeSteps } from './mailed.tsx';

/** Verifies an address by a code instead of a link. */
export function VerifyByCode(): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const verify = trpc.emailOtp.verifyEmail.useMutation();
  if (verify.isSuccess) {
    return (
      <>
        <Header title={texts.verified.title} />
        <ViewLink view="sign-in" button="primary">
          {texts.verified.next}
        </ViewLink>
      </>
    );
  }
  return (
    <CodeSteps type="email-verification" title={texts.verify.title} about={texts.verify.about}>
      {(email) => (
        <Form onSubmit={({ otp = '' }) => verify.mutateAsync({ email, otp })} action={texts.verify.action}>
          <CodeField name="otp" label={texts.code} length={options.emailOtp.length} isFirst />
        </Form>
      )}
    </CodeSteps>
  );
}

/** Opened by the link of a verification email. */
export function EmailVerified(): ReactElement {
  const { returned } = useFlow();
  const texts = useTexts('verifiedEmail', verifiedEmailTexts);
  const redirectMessage = useRedirectMessage();
  const error = returned?.error;
  return (
    <>
      <Header title={error ? texts.linkFailed : texts.title} about={error ? redirectMessage(error) : texts.about} />
      <ViewLink view="sign-in" button="primary">
        {error ? texts.newLink : texts.next}
      </ViewLink>
    </>
  );
}
