import './account.css';

import { Anchor, Group, Text } from '@mantine/core';

import { useSignOut } from '#client/components/lib/use-sign-out.ts';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import { ADD_ACCOUNT } from '#client/page/destination.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useUser } from '#client/sdk/session.ts';

import { texts } from './account-texts.ts';
import { WithValue } from './with-value.tsx';

/** As whom the user decides, and how to do so with another account, unless it is fixed by now. */
export function Account({ isFixed = false }: { isFixed?: boolean }) {
  const { name, email, image } = useUser();
  return (
    <Group className="consent-account" wrap="nowrap" align="flex-start" gap="sm">
      <NameAvatar name={name || email} src={image} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm">
          <WithValue text={texts.account} value={name || email} />
        </Text>
        {name ? (
          <Text size="sm" c="dimmed">
            <bdi>{email}</bdi>
          </Text>
        ) : null}
        {isFixed ? null : publicConfiguration.multiSession ? <AddAccount /> : <SignOut />}
      </div>
    </Group>
  );
}

/** With several accounts in the browser, the present one stays signed in. */
function AddAccount() {
  const signIn = useSignInAddress();
  return (
    <Anchor href={`${signIn}&${ADD_ACCOUNT}=true`} size="sm">
      {texts.useAnother}
    </Anchor>
  );
}

function SignOut() {
  const signIn = useSignInAddress();
  const { isPending, signOut } = useSignOut({ onSuccess: () => location.assign(signIn) });
  return (
    <Anchor component="button" type="button" size="sm" onClick={signOut} aria-disabled={isPending}>
      {texts.useAnother}
    </Anchor>
  );
}
