import { useState, type ReactElement } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
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
  const [answer, setAnswer] = useState<Outputs['deleteUser'] | null>(null);
  const { client, getSession } = trpc.useUtils();
  // A new document has no data of the account.
  const leave = () => (signInUrl === undefined ? void getSession.invalidate() : location.assign(signInUrl));
  // No mutation of the page: it would read the session again, which ends the page before the receipt is seen.
  const remove = async (password: string | undefined) => {
    const input = { callbackURL: location.href, receipt: true, ...(password ? { password } : {}) };
    const deleted = await client.deleteUser.mutate(input);
    setAnswer(deleted);
    if (deleted.message === 'User deleted' && deleted.receipt === undefined) leave();
  };
  const renderError = (error: unknown) => {
    const { code, message } = failureOf(error);
    if (code !== ONLY_OWNER) return <Failure error={error} />;
    // The error names the organization after the colon.
    return <OnlyOwner name={message.slice(message.indexOf(': ') + 2)} organizationUrl={organizationUrl} />;
  };
  return (
    <Section title={texts.title} about={texts.about} isDangerous>
      <Button variant="danger" small onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      {isOpen ? (
        <Dialog title={texts.question} onClose={() => (answer?.receipt === undefined ? setOpen(false) : leave())}>
          {answer?.message === 'Verification email sent' ? (
            <Done>{texts.emailed}</Done>
          ) : answer?.receipt !== undefined ? (
            <Receipt number={answer.receipt} onClose={leave} />
          ) : (
            <>
              <p>{texts.consequences}</p>
              {accounts.error && !accounts.data ? (
                <LoadFailure error={accounts.error} retry={() => void accounts.refetch()} />
              ) : accounts.data ? (
                <Form
                  onSubmit={({ password }) => remove(password)}
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

/** The number proves the deletion, and only the person has it. */
function Receipt({ number, onClose }: { number: string; onClose: () => void }): ReactElement {
  const texts = useTexts('account', accountTexts).delete;
  const { client } = trpc.useUtils();
  const save = async () => {
    // Without the statement, the number is enough to read it later.
    const statement = await client.personalData.receipt.query({ number }).catch(() => ({}));
    const file = new Blob([JSON.stringify({ number, ...statement }, null, 2)], { type: 'application/json' });
    const url = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href: url, download: `receipt-${number}.json` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Done>{texts.deleted}</Done>
      <p>
        {texts.receipt} <code>{number}</code>
      </p>
      <p>{texts.keepReceipt}</p>
      <Button onClick={() => void save()}>{texts.saveReceipt}</Button>
      <Button variant="plain" onClick={onClose}>
        {texts.leave}
      </Button>
    </>
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
