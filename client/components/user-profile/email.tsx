import { lazy, Suspense, useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { texts as entryTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { Action } from '#client/components/ui/action.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { EmailField } from '#client/components/ui/fields.tsx';
import { Form } from '#client/components/ui/form.tsx';
import { Badge, Done, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { returnUrl } from '#client/components/lib/returned.ts';
import type { AccountPageProps } from './account-page.ts';
import { useProfileManager } from '#client/components/sso-account.ts';

const EmailByCode = lazy(() => import('./email-by-code.tsx').then((module) => ({ default: module.EmailByCode })));

/** The email, its verification and its change. */
export function Email({ options, emailVerifiedUrl }: AccountPageProps): ReactElement {
  const { email, emailVerified } = useUser({ beforeEnrolment: true });
  const texts = useTexts('account', accountTexts).email;
  const codes = useTexts('emailCodeEntries', entryTexts);
  const [dialog, setDialog] = useState<'verify' | 'change' | 'changeByCode' | null>(null);
  const close = () => setDialog(null);
  const isChangeable = useProfileManager(options) === null && options.changeEmail;
  const verify = trpc.sendVerificationEmail.useMutation();
  const change = trpc.changeEmail.useMutation();
  const done = change.isSuccess
    ? emailVerified
      ? texts.confirm(email)
      : texts.updated
    : verify.isSuccess && !emailVerified
      ? texts.sentTo(email)
      : null;
  return (
    <Section title={texts.title} about={texts.about}>
      <div className="gh-row">
        <div className="gh-grow">
          <strong>
            {email}{' '}
            <Badge {...(emailVerified ? { variant: 'good' } : {})}>
              {emailVerified ? texts.verified : texts.notVerified}
            </Badge>
          </strong>
        </div>
        {emailVerified || !options.emailOtp.enabled ? null : (
          <Button variant="link" onClick={() => setDialog('verify')}>
            {codes.verification}
          </Button>
        )}
        {isChangeable ? (
          <Button variant="plain" small onClick={() => setDialog('change')}>
            {texts.change}
          </Button>
        ) : null}
        {emailVerified ? null : (
          <Action
            label={texts.verify}
            run={() => verify.mutateAsync({ email, callbackURL: emailVerifiedUrl ?? returnUrl('email-verified') })}
          />
        )}
      </div>
      <Done>{done}</Done>
      {dialog === 'change' ? (
        <Dialog title={texts.change} onClose={close}>
          <Form
            onSubmit={async ({ newEmail = '' }) => {
              await change.mutateAsync({ newEmail, callbackURL: returnUrl('email-changed') });
              close();
            }}
            action={texts.change}
          >
            <EmailField name="newEmail" label={texts.newEmail} autoComplete="email" />
            {options.emailOtp.enabled ? (
              <div>
                <Button variant="link" onClick={() => setDialog('changeByCode')}>
                  {codes.emailChange}
                </Button>
              </div>
            ) : null}
          </Form>
        </Dialog>
      ) : dialog ? (
        <Suspense fallback={null}>
          <EmailByCode
            purpose={dialog === 'changeByCode' ? 'change' : dialog}
            length={options.emailOtp.length}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
