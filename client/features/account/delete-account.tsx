import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm, FormError } from '#client/console/forms/call-form.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { PasswordField } from '#client/console/forms/fields.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { NotImpersonated } from '#client/console/access/not-impersonated.tsx';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { DeleteUser } from '#shared/lib/credentials.ts';

import { texts } from '#client/components/texts/account-texts.ts';

export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false);
  const accounts = trpc.listAccounts.useQuery({}, { enabled: isOpen });
  const remove = trpc.deleteUser.useMutation({
    onSuccess: ({ message }) => {
      if (message === 'User deleted') location.assign('/sign-in');
    },
  });
  return (
    <Card title={texts.delete.title} about={texts.delete.about} isDangerous>
      <NotImpersonated>
        <div>
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setOpen(true)}>
            {texts.delete.action}
          </Button>
        </div>
      </NotImpersonated>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.delete.question}>
        <Stack>
          {remove.data?.message === 'Verification email sent' ? (
            <Alert color="teal" aria-live="polite">
              {texts.delete.emailed}
            </Alert>
          ) : (
            <>
              <Text size="sm">{texts.delete.consequences}</Text>
              <Loaded query={accounts} rows={1}>
                {(list) => (
                  <CallForm
                    schema={DeleteUser}
                    call={remove}
                    fixed={{ callbackURL: '/sign-in' }}
                    action={texts.delete.action}
                    renderError={(error) => <DeletionError error={error} />}
                    color="red"
                    fullWidth
                  >
                    {list.some(({ provider }) => provider === 'credential') ? (
                      <PasswordField name="password" label={texts.delete.password} />
                    ) : null}
                  </CallForm>
                )}
              </Loaded>
            </>
          )}
        </Stack>
      </Dialog>
    </Card>
  );
}

function DeletionError({ error }: { error: unknown }) {
  const { code, message } = failureOf(error);
  const { data: organizations = [] } = trpc.organization.list.useQuery({});
  if (code !== 'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST') return <FormError error={error} />;
  // The error names the organization after the colon.
  const name = message.slice(message.indexOf(': ') + 2);
  const organization = organizations.find((each) => each.name === name);
  return (
    <FormError>
      <Text size="sm">{texts.delete.onlyOwner(name)}</Text>
      {organization ? (
        <Anchor component={Link} to={`/organizations/${organization.slug}/members`} size="sm">
          {texts.delete.goTo(name)}
        </Anchor>
      ) : null}
    </FormError>
  );
}
