import { Alert, Anchor, Button, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';

import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { CreateKey } from '#client/console/keys/create-key.tsx';
import { KeyMenu } from '#client/console/keys/key-menu.tsx';
import { KeyRow, type ApiKey } from '#client/console/keys/key-row.tsx';
import { ScopeChoice } from '#client/console/keys/scope-choice.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import type { GrantableScope } from '#shared/lib/scopes.ts';

import { useAccountOwner, type ServiceAccount } from './account-calls.ts';
import { errorTexts, texts } from './texts.ts';

/** A service account with its keys. */
export function AccountKeys() {
  const { id } = useParams();
  const { calls, input, path } = useAccountOwner();
  const query = calls.list.useQuery(input);
  return (
    <Loaded query={query} screen>
      {(accounts) => {
        const account = accounts.find((each) => each.id === id);
        if (account) return <Keys account={account} />;
        const next = { to: path, label: texts.account.back };
        return <Problem title={errorTexts.SERVICE_ACCOUNT_NOT_FOUND} about={texts.account.gone} next={next} />;
      }}
    </Loaded>
  );
}

function Keys({ account }: { account: ServiceAccount }) {
  const { path, canManage } = useAccountOwner();
  const { name, enabled, keys } = account;
  const [isCreating, { open, close }] = useDisclosure();
  if (isCreating) return <CreateAccountKey account={account} onClose={close} />;
  return (
    <Screen
      title={name}
      about={
        <>
          {texts.account.about}{' '}
          <Anchor component={Link} to={path} inherit>
            {texts.account.back}
          </Anchor>
        </>
      }
      actions={
        canManage ? (
          <Button onClick={open} leftSection={<IconPlus size={16} />}>
            {keyTexts.create.open}
          </Button>
        ) : null
      }
    >
      {enabled ? null : <Alert variant="light">{texts.account.isDisabled}</Alert>}
      <Paper>
        <List
          query={{ data: keys, error: null, refetch: () => undefined }}
          itemsOf={(items) => items}
          empty={{ icon: <IconKey />, ...texts.account.empty }}
        >
          {(items) => (
            <ul className="rows">
              {items.map((key) => (
                <KeyRow key={key.id} apiKey={key} menu={canManage ? <AccountKeyMenu apiKey={key} /> : null} />
              ))}
            </ul>
          )}
        </List>
      </Paper>
    </Screen>
  );
}

interface CreateAccountKeyProps {
  account: ServiceAccount;
  onClose: () => void;
}

function CreateAccountKey({ account: { id: serviceAccountId }, onClose }: CreateAccountKeyProps) {
  const { calls, input, scopes, groups } = useAccountOwner();
  const create = calls.createKey.useMutation();
  return (
    <CreateKey<GrantableScope>
      create={(key) => create.mutateAsync({ ...input, ...key, serviceAccountId })}
      scopeChoice={<ScopeChoice offered={scopes} groups={groups} />}
      onClose={onClose}
    />
  );
}

function AccountKeyMenu({ apiKey }: { apiKey: ApiKey }) {
  const { calls, input } = useAccountOwner();
  const rotate = calls.rotateKey.useMutation();
  const remove = calls.deleteKey.useMutation();
  return (
    <KeyMenu
      apiKey={apiKey}
      rotate={(key) => rotate.mutateAsync({ ...input, ...key })}
      remove={(key) => remove.mutateAsync({ ...input, ...key })}
    />
  );
}
