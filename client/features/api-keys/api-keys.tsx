import { Alert, Paper } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { CreateKey } from '#client/console/keys/create-key.tsx';
import { KeyRow } from '#client/console/keys/key-row.tsx';
import { ScopeChoice } from '#client/console/keys/scope-choice.tsx';
import { groupOf } from '#client/console/keys/scope-groups.ts';
import { List } from '#client/console/lists/list.tsx';
import { NotImpersonated, useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { GrantableScope, permissionOf } from '#shared/lib/scopes.ts';

import { KeyActions } from './key-actions.tsx';
import { texts } from './texts.ts';

/** The API keys of the user. */
export function ApiKeysScreen() {
  const { emailVerified } = useUser();
  const isImpersonated = useIsImpersonated();
  if (!publicConfiguration.apiKeys) return <Problem {...texts.disabled} />;
  return (
    <Screen
      title={texts.title}
      about={<NotImpersonated>{texts.about}</NotImpersonated>}
      actions={emailVerified && !isImpersonated ? <CreateOwnKey /> : null}
    >
      {/* The banner above mails a link. */}
      {emailVerified ? null : <Alert variant="light">{texts.verifyFirst}</Alert>}
      <Paper>
        <Keys />
      </Paper>
    </Screen>
  );
}

function CreateOwnKey() {
  const create = trpc.apiKey.create.useMutation();
  const { may } = usePlatformAccess();
  const offered = GrantableScope.options.filter(
    (scope) => groupOf(scope) !== 'administration' || may(permissionOf(scope)),
  );
  return (
    <CreateKey create={create.mutateAsync} scopeChoice={<ScopeChoice offered={offered} groups={texts.scopes} />} />
  );
}

function Keys() {
  const query = trpc.apiKey.list.useQuery({});
  const isImpersonated = useIsImpersonated();
  return (
    <List query={query} itemsOf={({ apiKeys }) => apiKeys} empty={{ icon: <IconKey />, ...texts.empty }}>
      {(keys) => (
        <ul className="rows">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} menu={isImpersonated ? null : <KeyActions apiKey={key} />} />
          ))}
        </ul>
      )}
    </List>
  );
}
