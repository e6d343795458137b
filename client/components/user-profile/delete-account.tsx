import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { PasswordField } from '#client/components/ui/fields.tsx';
import { Failure, Form } from '#client/components/ui/form.tsx';
import { Done, Section } from '#client/components/ui/section.tsx';
import { Waiting } from '#client/components/ui/loading.tsx';
import { useTexts } from '#client/components/settings.tsx';

const ONLY_OWNER = 'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST';

export function DeleteAccount(): ReactElement {
  const texts = useTexts('account', accountTexts).delete;
  const [isOpen, setOpen] = useState(false);
  const accounts = trpc.listAccounts.useQuery({}, { enabled: isOpen });
  const remove = trpc.deleteUser.useMutation();
  const renderError = (error: unknown) => {
    const { code, message } = failureOf(error);
    // The error names the organization after the colon.
    return code === ONLY_OWNER ? (
      <Failure>{texts.onlyOwner(message.slice(message.indexOf(': ') + 2))}</Failure>
    ) : (
      <Failure error={error} />
    );
  };
  return (
    <Section title={texts.title} about={texts.about}>
      <Button variant="plain" small onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {isOpen ? (
        <Dialog title={texts.question} onClose={() => setOpen(false)}>
          {remove.data?.message === 'Verification email sent' ? (
            <Done>{texts.emailed}</Done>
          ) : (
            <>
              <p>{texts.consequences}</p>
              {accounts.data ? (
                <Form
                  onSubmit={({ password }) =>
                    remove.mutateAsync({ callbackURL: location.href, ...(password ? { password } : {}) })
                  }
                  action={texts.action}
                  variant="danger"
                  renderError={renderError}
                >
                  {accounts.data.some(({ provider }) => provider === 'credential') ? (
                    <PasswordField name="password" label={texts.password} />
                  ) : null}
                </Form>
              ) : (
                <Waiting rows={2} />
              )}
            </>
          )}
        </Dialog>
      ) : null}
    </Section>
  );
}
