import type { ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { CheckField, NewPasswordField, PasswordField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { Done, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** Changes the password of a user who has one. */
export function Password({ options }: { options: PublicOptions }): ReactElement | null {
  const { email } = useUser({ beforeEnrolment: true });
  const texts = useTexts('account', accountTexts).password;
  const { data: accounts = [] } = trpc.listAccounts.useQuery({});
  const change = trpc.changePassword.useMutation();
  if (!accounts.some(({ provider }) => provider === 'credential')) return null;
  return (
    <Section title={texts.title}>
      <Form
        onSubmit={({ currentPassword = '', newPassword = '', revokeOtherSessions }) =>
          change.mutateAsync({ currentPassword, newPassword, revokeOtherSessions: revokeOtherSessions === 'on' })
        }
        action={texts.change}
        variant="plain"
        resets
      >
        {/* The account, for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
        <PasswordField name="currentPassword" label={texts.current} />
        <NewPasswordField name="newPassword" label={texts.new} options={options} />
        <CheckField name="revokeOtherSessions" label={texts.signOutOthers} defaultChecked />
      </Form>
      <Done>{change.isSuccess ? texts.changed : null}</Done>
    </Section>
  );
}
