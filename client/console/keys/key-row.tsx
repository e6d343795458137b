import { Badge, Code, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import type { Outputs } from '#client/sdk/calls.ts';

import { texts } from '#client/components/texts/api-keys/key-texts.ts';

/** A key of a user or of a service account, without the key itself. */
export type ApiKey = Outputs['apiKey']['list']['apiKeys'][number];

export function KeyRow({ apiKey, menu }: { apiKey: ApiKey; menu: ReactNode }) {
  const { name, start, scopes, networks, lastRequest } = apiKey;
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500}>
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
      {menu}
    </li>
  );
}

const isExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && new Date(expiresAt) <= new Date();

function StateBadge({ apiKey }: { apiKey: ApiKey }) {
  const state = isExpired(apiKey) ? texts.state.expired : apiKey.enabled ? null : texts.state.disabled;
  return state === null ? null : (
    <Badge variant="default" size="sm" ms={6}>
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
