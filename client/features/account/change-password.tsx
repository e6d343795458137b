import { CallForm } from '#client/app/forms/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { CheckField, NewPasswordField, PasswordField } from '#client/app/forms/fields.tsx';
import { NotImpersonated } from '#client/app/not-impersonated.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ChangePassword } from '#shared/credentials.ts';

import { texts } from './texts.ts';

export function ChangePasswordCard() {
  const { email } = useUser();
  const { data: accounts = [] } = trpc.listAccounts.useQuery({});
  const change = trpc.changePassword.useMutation({
    onSuccess: () => notifySuccess(texts.password.changed),
  });
  if (!accounts.some(({ provider }) => provider === 'credential')) return null;
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
