import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { useAnnounce } from '#client/components/ui/announcements.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { CheckField, NewPasswordField, PasswordField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import type { PublicOptions } from '#client/components/options.ts';
import { MailboxLink, ResendCode } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { marked } from '#client/components/lib/returned.ts';

/** Changes the password of a user who has one. */
export function ChangePassword({ options }: { options: PublicOptions }): ReactElement {
  const { email } = useUser({ beforeEnrolment: true });
  const texts = useTexts('account', accountTexts).password;
  const [isOpen, setOpen] = useState(false);
  const announce = useAnnounce();
  const change = trpc.changePassword.useMutation({
    onSuccess: () => {
      setOpen(false);
      announce(texts.changed);
    },
  });
  return (
    <>
      <Button variant="plain" small aria-label={texts.openLabel} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog title={texts.openLabel} onClose={() => setOpen(false)}>
          <Form
            onSubmit={({ currentPassword = '', newPassword = '', revokeOtherSessions }) =>
              change.mutateAsync({ currentPassword, newPassword, revokeOtherSessions: revokeOtherSessions === 'on' })
            }
            action={texts.change}
          >
            {/* The account, for password managers. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden tabIndex={-1} />
            <PasswordField name="currentPassword" label={texts.current} />
            <NewPasswordField name="newPassword" label={texts.new} options={options} />
            <CheckField name="revokeOtherSessions" label={texts.signOutOthers} defaultChecked />
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}

/** For users without a password: a mailed link proves that the account is theirs before it gets one. */
export function FirstPassword({ resetUrl }: { resetUrl: string }): ReactElement {
  const { email } = useUser({ beforeEnrolment: true });
  const texts = useTexts('account', accountTexts).password;
  const [isOpen, setOpen] = useState(false);
  const send = trpc.forgetPassword.useMutation();
  const again = trpc.forgetPassword.useMutation();
  const redirectTo = `${marked(resetUrl, 'reset-password')}&first=true`;
  return (
    <>
      <Button variant="plain" small onClick={() => setOpen(true)}>
        {texts.first}
      </Button>
      {isOpen ? (
        <Dialog title={texts.first} onClose={() => setOpen(false)}>
          {send.isSuccess ? (
            <>
              <p aria-live="polite">{texts.firstSent(email)}</p>
              <ResendCode send={() => again.mutateAsync({ email, redirectTo })} what="link" />
              <MailboxLink email={email} />
            </>
          ) : (
            <Form onSubmit={() => send.mutateAsync({ email, redirectTo })} action={texts.sendFirst}>
              <p>{texts.firstAbout}</p>
            </Form>
          )}
        </Dialog>
      ) : null}
    </>
  );
}
