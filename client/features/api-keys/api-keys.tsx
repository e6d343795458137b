import { Alert, Anchor, Badge, Code, Paper, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router';

import { List } from '#client/app/lists/list.tsx';
import { NotImpersonated, useIsImpersonated } from '#client/app/not-impersonated.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { RelativeTime } from '#client/app/text/relative-time.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { CreateKey } from './create-key.tsx';
import { KeyActions, type ApiKey } from './key-actions.tsx';
import { texts } from './texts.ts';

/** The API keys of the user. */
export function ApiKeysScreen() {
  const { emailVerified } = useUser();
  const isImpersonated = useIsImpersonated();
  if (!siteOptions.apiKeys) return <Problem {...texts.disabled} />;
  return (
    <Screen
      title={texts.title}
      about={<NotImpersonated>{texts.about}</NotImpersonated>}
      actions={emailVerified && !isImpersonated ? <CreateKey /> : null}
    >
      {emailVerified ? null : <VerifyFirst />}
      <Paper>
        <Keys />
      </Paper>
    </Screen>
  );
}

function VerifyFirst() {
  return (
    <Alert variant="light">
      {texts.verifyFirst}{' '}
      <Anchor component={Link} to="/account" size="sm">
        {texts.toProfile}
      </Anchor>
    </Alert>
  );
}

function Keys() {
  const query = trpc.apiKey.list.useQuery({});
  return (
    <List query={query} itemsOf={({ apiKeys }) => apiKeys} empty={{ icon: <IconKey />, ...texts.empty }}>
      {(keys) => (
        <ul className="rows">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
    </List>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, start, scopes, networks, lastRequest } = apiKey;
  const isImpersonated = useIsImpersonated();
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={600}>
          {name ?? texts.unnamed} <StateBadge apiKey={apiKey} />
        </Text>
        <Text size="sm" c="dimmed">
          <Code>{start}…</Code> · {lastRequest ? `${texts.used} ` : texts.neverUsed}
          {lastRequest ? <RelativeTime at={lastRequest} /> : null} · <Expiry apiKey={apiKey} />
          {networks.length > 0 ? ` · ${texts.networks(networks)}` : null}
        </Text>
        <Text size="xs" c="dimmed">
          {scopes.join(', ') || texts.noScopes}
        </Text>
      </div>
      {isImpersonated ? null : <KeyActions apiKey={apiKey} />}
    </li>
  );
}

const isExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && new Date(expiresAt) <= new Date();

function StateBadge({ apiKey }: { apiKey: ApiKey }) {
  const state = isExpired(apiKey) ? texts.state.expired : apiKey.enabled ? null : texts.state.disabled;
  return state === null ? null : (
    <Badge variant="default" size="sm" ml={6}>
      {state}
    </Badge>
  );
}

function Expiry({ apiKey: { expiresAt } }: { apiKey: ApiKey }) {
  if (expiresAt === null) return texts.noExpiry;
  return (
    <>
      {texts.expires} <RelativeTime at={expiresAt} />
    </>
  );
}
