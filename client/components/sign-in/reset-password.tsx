import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';

import { texts as fieldTexts } from '#client/components/texts/app-texts.ts';
import { texts as emailCodeTexts } from '#client/components/texts/email-code-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CheckField, CodeField, NewPasswordField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { Waiting } from '#client/components/ui/loading.tsx';
import { useRedirectMessage } from '#client/components/redirect-message.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { Header } from './header.tsx';
import { ViewLink } from './links.tsx';
import { BackToSignIn, CodeSteps } from './mailed.tsx';

/** Sets a new password by a code instead of a link. */
export function ResetByCode(): ReactElement {
  const { options } = useFlow();
  const texts = useTexts('emailCodes', emailCodeTexts);
  const reset = trpc.emailOtp.resetPassword.useMutation();
  if (reset.isSuccess) {
    const { title, about, next } = texts.passwordChanged;
    return <PasswordSaved title={title} about={about} next={next} />;
  }
  return (
    <CodeSteps type="forget-password" title={texts.reset.title} about={texts.reset.about}>
      {(email) => (
        <Form
          onSubmit={({ otp = '', password = '', deleteApiKeys }) =>
            reset.mutateAsync({ email, otp, password, deleteApiKeys: deleteApiKeys === 'on' })
          }
          action={texts.reset.action}
        >
          <CodeField name="otp" label={texts.code} length={null} isFirst />
          <NewPasswordField name="password" label={texts.reset.newPassword} options={options} />
          <DeletesApiKeys />
        </Form>
      )}
    </CodeSteps>
  );
}

/** Opened by the link of a reset email, which returns to this page with a token or an error. */
export function ResetPassword(): ReactElement {
  const { options, returned, pages } = useFlow();
  const { first, ...renewal } = useTexts('signIn', signInTexts).resetPassword;
  const { signIn } = useTexts('signIn', signInTexts);
  const reset = trpc.resetPassword.useMutation();
  const token = returned?.token ?? null;
  // Without pages of its own, the app has just been opened by the service, which has checked the token.
  const { isChecking, isUsable } = useLinkCheck(pages ? token : null);
  const { title, done, action, password } = returned?.isFirst ? first : { ...renewal, password: renewal.newPassword };
  if (reset.isSuccess) return <PasswordSaved title={title} about={done} next={signIn.action} />;
  if (isChecking) return <Waiting rows={2} />;
  if (token === null || !isUsable) return <UnusableLink />;
  return (
    <>
      <Header title={title} />
      <Form
        onSubmit={({ newPassword = '', deleteApiKeys }) =>
          reset.mutateAsync({ newPassword, token, deleteApiKeys: deleteApiKeys === 'on' })
        }
        action={action}
      >
        <NewPasswordField name="newPassword" label={password} options={options} isFirst />
        {returned?.isFirst ? null : <DeletesApiKeys />}
      </Form>
      <BackToSignIn />
    </>
  );
}

/** Opens the emailed link again, which redirects here with the token or an error. If that fails, the form's own call reports it. */
function useLinkCheck(token: string | null) {
  const { basePath } = useFlow().options;
  const service = useService('<SignIn/>');
  const { data, isPending } = useQuery({
    queryKey: ['link', token],
    queryFn: async () => {
      const link = `${service}${basePath}/reset-password/${encodeURIComponent(token!)}`;
      const callbackURL = new URLSearchParams({ callbackURL: location.pathname }).toString();
      const answer = await fetch(`${link}?${callbackURL}`).catch(() => null);
      return !answer?.ok || !new URL(answer.url).searchParams.has('error');
    },
    enabled: token !== null,
    staleTime: Infinity,
  });
  return { isChecking: token !== null && isPending, isUsable: token === null || data === true };
}

function UnusableLink(): ReactElement {
  const { returned, pages } = useFlow();
  const texts = useTexts('signIn', signInTexts).resetPassword;
  const redirectMessage = useRedirectMessage();
  const about = pages ? redirectMessage(returned?.error ?? 'invalid_token') : undefined;
  return (
    <>
      <Header title={texts.linkFailed} about={about} />
      <ViewLink view="forgot-password" button="primary">
        {texts.requestLink}
      </ViewLink>
      <BackToSignIn />
    </>
  );
}

function DeletesApiKeys(): ReactElement | null {
  const { options } = useFlow();
  const texts = useTexts('fields', fieldTexts);
  return options.apiKeys ? <CheckField name="deleteApiKeys" label={texts.fields.deleteApiKeys} /> : null;
}

function PasswordSaved({ title, about, next }: { title: string; about: string; next: string }): ReactElement {
  return (
    <>
      <Header title={title} />
      <div aria-live="polite" className="gh-notice gh-good">
        {about}
      </div>
      <ViewLink view="sign-in" button="primary">
        {next}
      </ViewLink>
    </>
  );
}
