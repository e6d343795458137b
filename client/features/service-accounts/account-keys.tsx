import { Alert, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';

import { BackLink } from '#client/console/parts/back-link.tsx';
import { CreateKey } from '#client/components/api-keys/create-key.tsx';
import type { KeyOwner } from '#client/components/api-keys/key-owner.ts';
import { KeyRow } from '#client/components/api-keys/key-row.tsx';
import { NewKey } from '#client/components/api-keys/new-key.tsx';
import { apiKeyErrors } from '#client/components/errors/api-keys-errors.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { Announcements } from '#client/components/ui/announcements.tsx';
import { Empty } from '#client/components/ui/empty.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';

import { useAccountOwner, type ServiceAccount } from './account-calls.ts';
import { navigation } from './navigation.ts';
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
  const owner = useKeysOf(account);
  const { name, enabled, keys } = account;
  const [isCreating, setCreating] = useState(false);
  /** A new key, which is shown once. */
  const [secret, setSecret] = useState<string | null>(null);
  if (isCreating) {
    const show = (key: string) => {
      setCreating(false);
      setSecret(key);
    };
    return (
      <Screen title={keyTexts.create.title}>
        <Component>
          <CreateKey owner={owner} onCreated={show} onClose={() => setCreating(false)} />
        </Component>
      </Screen>
    );
  }
  return (
    <Screen
      title={name}
      back={<BackLink to={path}>{texts.account.back}</BackLink>}
      about={texts.account.about}
      actions={
        canManage ? (
          <Button onClick={() => setCreating(true)} leftSection={<IconPlus size={16} />}>
            {keyTexts.create.open}
          </Button>
        ) : null
      }
    >
      {enabled ? null : <Alert variant="light">{texts.account.isDisabled}</Alert>}
      <Component>
        {keys.length === 0 ? (
          <Empty drawing="key" title={texts.account.empty.title} about={texts.account.empty.description} />
        ) : (
          <ul className="gh-rows">
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} owner={canManage ? owner : null} onRotated={setSecret} />
            ))}
          </ul>
        )}
        {secret === null ? null : <NewKey secret={secret} onDone={() => setSecret(null)} />}
      </Component>
    </Screen>
  );
}

const errors = { ...apiKeyErrors, ...navigation.errors };

/** Around the parts that the account's own keys have too. */
function Component({ children }: { children: ReactNode }) {
  return (
    <Root className="gh-card">
      <MoreErrors.Provider value={errors}>
        <Announcements>{children}</Announcements>
      </MoreErrors.Provider>
    </Root>
  );
}

function useKeysOf({ id: serviceAccountId }: ServiceAccount): KeyOwner {
  const { calls, input, scopes, groups } = useAccountOwner();
  const create = calls.createKey.useMutation();
  const rotate = calls.rotateKey.useMutation();
  const remove = calls.deleteKey.useMutation();
  return {
    draft: `service-account-key-${serviceAccountId}`,
    scopes,
    groups,
    create: (key) => create.mutateAsync({ ...input, ...key, serviceAccountId }),
    rotate: (key) => rotate.mutateAsync({ ...input, ...key }),
    remove: (key) => remove.mutateAsync({ ...input, ...key }),
  };
}
