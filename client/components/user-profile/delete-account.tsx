import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { PasswordField } from '#client/components/ui/fields.tsx';
import { Failure, Form } from '#client/components/ui/form.tsx';
import { Done, Section } from '#client/components/ui/section.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { AppLink } from '#client/components/ui/app-link.tsx';
import type { AccountUrls } from './account-page.ts';

const ONLY_OWNER = 'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST';

export function DeleteAccount({ signInUrl, organizationUrl }: AccountUrls): ReactElement {
  const texts = useTexts('account', accountTexts).delete;
  const [isOpen, setOpen] = useState(false);
  const accounts = trpc.listAccounts.useQuery({}, { enabled: isOpen });
  const remove = trpc.deleteUser.useMutation({
    // A new document has no data of the account.
    onSuccess: ({ message }) =>
      message === 'User deleted' && signInUrl !== undefined ? location.assign(signInUrl) : undefined,
  });
  const renderError = (error: unknown) => {
    const { code, message } = failureOf(error);
    if (code !== ONLY_OWNER) return <Failure error={error} />;
    // The error names the organization after the colon.
    return <OnlyOwner name={message.slice(message.indexOf(': ') + 2)} organizationUrl={organizationUrl} />;
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
              {accounts.error && !accounts.data ? (
                <LoadFailure error={accounts.error} retry={() => void accounts.refetch()} />
              ) : accounts.data ? (
                <Form
                  onSubmit={({ password }) =>
                    remove.mutateAsync({ callbackURL: location.href, ...(password ? { password } : {}) })
                  }
                  action={texts.action}
                  variant="danger"
                  renderError={renderError}
                >
                  {accounts.data.some(({ provider }) => provider === 'credential') ? (
                    <PasswordField name="password" label={texts.password} isFirst />
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

function OnlyOwner({ name, organizationUrl }: Pick<AccountUrls, 'organizationUrl'> & { name: string }): ReactElement {
  const texts = useTexts('account', accountTexts).delete;
  const { data: organizations = [] } = trpc.organization.list.useQuery({});
  const organization = organizations.find((each) => each.name === name);
  return (
    <Failure>
      <p>{texts.onlyOwner(name)}</p>
      {organization && organizationUrl ? (
        <AppLink to={organizationUrl(organization)}>{texts.goTo(name)}</AppLink>
      ) : null}
    </Failure>
  );
}
