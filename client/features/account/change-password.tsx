import { Button } from '@mantine/core';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { CheckField, NewPasswordField, PasswordField } from '#client/console/forms/fields.tsx';
import { LinkSent } from '#client/console/forms/link-sent.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { NotImpersonated } from '#client/console/access/not-impersonated.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ChangePassword } from '#shared/lib/credentials.ts';

import { texts } from '#client/components/texts/account-texts.ts';

export function ChangePasswordCard() {
  const { email } = useUser();
  const change = trpc.changePassword.useMutation({
    onSuccess: () => notifySuccess(texts.password.changed),
  });
  const { data: accounts } = trpc.listAccounts.useQuery({});
  if (!accounts) return null;
  if (!accounts.some(({ provider }) => provider === 'credential')) return <FirstPasswordCard />;
  return (
    <Card title={texts.password.title}>
      <NotImpersonated>
        <CallForm
          schema={ChangePassword}
          call={change}
          initialValues={{ revokeOtherSessions: true }}
          resets
          action={texts.password.change}
        >
          {/* The account, for password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
          <PasswordField name="currentPassword" label={texts.password.current} />
          <NewPasswordField name="newPassword" label={texts.password.new} />
          <CheckField name="revokeOtherSessions" label={texts.password.signOutOthers} />
        </CallForm>
      </NotImpersonated>
    </Card>
  );
}

/** For users without a password: a mailed link proves that the account is theirs before it gets one. */
function FirstPasswordCard() {
  const { email } = useUser();
  const send = trpc.forgetPassword.useMutation({ onError: notifyError });
  const again = trpc.forgetPassword.useMutation();
  const { isPending, run } = useSingleFlight();
  const input = { email, redirectTo: '/reset-password?first=true' };
  if (!publicConfiguration.emailAndPassword.enabled) return null;
  return (
    <Card title={texts.password.title} about={texts.password.firstAbout}>
      <NotImpersonated>
        {send.isSuccess ? (
          <LinkSent email={email} resend={() => again.mutateAsync(input)}>
            {texts.password.firstSent(email)}
          </LinkSent>
        ) : (
          <div>
            <Button variant="default" loading={isPending} onClick={() => void run(() => send.mutateAsync(input))}>
              {texts.password.first}
            </Button>
          </div>
        )}
      </NotImpersonated>
    </Card>
  );
}
