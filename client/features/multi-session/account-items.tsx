import { Menu, Text } from '@mantine/core';
import { IconLogout2, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { ADD_ACCOUNT } from '#client/page/destination.ts';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { useSession } from '#client/sdk/session.ts';

import { useChangeAccount, useOtherAccounts } from './accounts.ts';
import { texts } from '#client/components/texts/multi-session-texts.ts';

/** Items of the user menu: the other accounts of this browser. */
export function AccountItems() {
  const { data: current } = useSession();
  const others = useOtherAccounts();
  const { switchTo, signOutOf } = useChangeAccount('/account');
  if (!current || current.session.impersonatedBy !== null) return null;
  return (
    <>
      <Menu.Divider />
      {others.length > 0 ? <Menu.Label>{texts.switchAccount}</Menu.Label> : null}
      {others.map((account) => {
        const { id, name, email, image } = account.user;
        return (
          <Menu.Item
            key={id}
            leftSection={<NameAvatar src={image} name={name || email} size={24} />}
            onClick={() => switchTo(account)}
          >
            <Text size="sm" truncate>
              <bdi>{name}</bdi>
            </Text>
            <Text size="xs" c="dimmed" truncate>
              <bdi>{email}</bdi>
            </Text>
          </Menu.Item>
        );
      })}
      <Menu.Item leftSection={<IconUserPlus size={16} />} component={Link} to={`/sign-in?${ADD_ACCOUNT}=true`}>
        {texts.addAccount}
      </Menu.Item>
      {others.length > 0 ? (
        <Menu.Item leftSection={<IconLogout2 size={16} />} onClick={() => signOutOf(current.session.token)}>
          {texts.signOutOfThis}
        </Menu.Item>
      ) : null}
    </>
  );
}

/** The label of the item that ends all sessions of this browser. */
export function SignOutLabel() {
  return useOtherAccounts().length > 0 ? texts.signOutOfAll : shellTexts.user.signOut;
}
