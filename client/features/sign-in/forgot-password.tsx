import { useLinkTo } from '#client/app/deep-link.ts';
import { useFeatures } from '#client/app/feature.ts';
import { LinkSent } from '#client/app/forms/link-sent.tsx';
import { MailScreen } from '#client/app/forms/mail-screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { duration } from '#client/app/text/duration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ForgetPassword } from '#shared/lib/credentials.ts';

import { texts } from './texts.ts';

export function ForgotPasswordScreen() {
  const redirectTo = useLinkTo('/reset-password');
  const otherMethods = useFeatures().flatMap((feature) => feature.passwordReset ?? []);
  const send = trpc.forgetPassword.useMutation();
  const again = trpc.forgetPassword.useMutation();
  return (
    <MailScreen
      title={texts.forgotPassword.title}
      schema={ForgetPassword}
      call={send}
      fixed={{ redirectTo }}
      action={texts.forgotPassword.action}
      others={otherMethods}
      sent={
        send.isSuccess ? (
          <LinkSent email={send.variables.email} resend={() => again.mutateAsync(send.variables)}>
            {texts.forgotPassword.sent(
              send.variables.email,
              duration(publicConfiguration.emailAndPassword.resetLinkExpiresIn),
            )}
          </LinkSent>
        ) : null
      }
    />
  );
}
