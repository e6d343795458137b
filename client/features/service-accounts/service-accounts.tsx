import { Anchor, Paper, Text } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { Link } from 'react-router';

import { State } from '#client/console/parts/state.tsx';
import { useDialogButton } from '#client/console/forms/use-dialog-button.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Screen } from '#client/page/screen.tsx';

import { useAccountOwner, type ServiceAccount } from './account-calls.ts';
import { CreateForm } from './account-forms.tsx';
import { AccountMenu } from './account-menu.tsx';
import { texts } from './texts.ts';

/** The service accounts of the platform or of an organization. */
export function ServiceAccounts() {
  const { calls, input, about, canManage } = useAccountOwner();
  const query = calls.list.useQuery(input);
  const { button, dialog } = useDialogButton(texts.create.open);
  const action = canManage ? button : null;
  return (
    <Screen title={texts.title} about={about} actions={action}>
      <Paper>
        <List query={query} itemsOf={(accounts) => accounts} empty={{ icon: <IconRobot />, ...texts.empty, action }}>
          {(accounts) => (
            <ul className="rows">
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
      <Dialog {...dialog} title={texts.create.title}>
        <CreateForm />
      </Dialog>
    </Screen>
  );
}

function AccountRow({ account }: { account: ServiceAccount }) {
  const { path, canManage } = useAccountOwner();
  const { id, name, role, enabled, keys } = account;
  return (
    <li className="row">
      <div className="grow">
        <Anchor component={Link} to={`${path}/${id}`} size="sm" fw={500}>
          {name}
        </Anchor>{' '}
        {enabled ? null : <State>{texts.state.disabled}</State>}
        <Text size="sm" c="dimmed">
          <span style={{ textTransform: 'capitalize' }}>{role.replaceAll(',', ', ')}</span> · {texts.keys(keys.length)}
        </Text>
      </div>
      {canManage ? <AccountMenu account={account} /> : null}
    </li>
  );
}
