import { Button, Divider, Stack } from '@mantine/core';

import { useDestination } from '#client/app/deep-link.ts';
import { NameAvatar } from '#client/app/name-avatar.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useChangeAccount, useOtherAccounts } from './accounts.ts';
import { texts } from './texts.ts';

/** Accounts of this browser, after the active one was signed out. */
export function AccountButtons() {
  const { data: current } = useSession();
  const accounts = useOtherAccounts();
  const { switchTo } = useChangeAccount(useDestination());
  if (current || accounts.length === 0) return null;
  return (
    <Stack gap="xs" mt="md">
      <Divider label={texts.signedIn} />
      {accounts.map((account) => {
        const { id, name, email, image } = account.user;
        return (
          <Button
            key={id}
            variant="default"
            leftSection={<NameAvatar src={image} name={name || email} size={24} />}
            onClick={() => switchTo(account)}
          >
            {texts.continueAs(name || email)}
          </Button>
        );
      })}
    </Stack>
  );
}
