import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { PasswordField } from '#client/app/forms/fields.tsx';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { NotImpersonated } from '#client/app/not-impersonated.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { DeleteUser } from '#shared/credentials.ts';

/** Asks for the password where there is one, and says what goes with the account. */
export function DeleteAccountCard() {
  const [isOpen, setOpen] = useState(false);
  const accounts = trpc.listAccounts.useQuery({}, { enabled: isOpen });
  const remove = trpc.deleteUser.useMutation({
    onSuccess: ({ message }) => {
      if (message === 'User deleted') location.assign('/sign-in');
    },
  });
  return (
    <Card title="Delete your account" about="Everything that is yours here is deleted, for good.">
      <NotImpersonated>
        <div>
          <Button color="red" variant="light" onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </NotImpersonated>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <Stack>
          {remove.data?.message === 'Verification email sent' ? (
            <Alert color="teal" aria-live="polite">
              We have sent you a mail. Your account is deleted when you open its link in this browser.
            </Alert>
          ) : (
            <>
              <Text size="sm">
                Your sessions, your ways to sign in, and the organizations in which you are alone go with it. This
                cannot be undone.
              </Text>
              <Loaded query={accounts} rows={1}>
                {(list) => (
                  <CallForm
                    schema={DeleteUser}
                    call={remove}
                    fixed={{ callbackURL: '/sign-in' }}
                    action="Delete for good"
                    color="red.9"
                    fullWidth
                  >
                    {list.some(({ provider }) => provider === 'credential') ? (
                      <PasswordField name="password" label="Your password" />
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
