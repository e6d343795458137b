import { Code, Group, Text } from '@mantine/core';

import { Card } from '#client/console/parts/card.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

type Provider = Outputs['admin']['getSettings']['providers'][number];

const EXAMPLE = 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET';

/** The providers with the callback URL to register with each. */
export function Providers() {
  const query = trpc.admin.getSettings.useQuery();
  const { enabled, others } = texts.providers;
  return (
    <Loaded query={query} rows={6}>
      {({ providers }) => {
        const configured = providers.filter((provider) => provider.enabled);
        return (
          <>
            <Card title={enabled.title} about={enabled.about} rows={configured.length > 0}>
              {configured.length === 0 ? (
                <Text size="sm">{enabled.empty}</Text>
              ) : (
                <Rows providers={configured} showsUrl />
              )}
            </Card>
            <Card title={others.title} about={others.about(EXAMPLE)} rows>
              <Rows providers={providers.filter((provider) => !provider.enabled)} />
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

function Rows({ providers, showsUrl = false }: { providers: Provider[]; showsUrl?: boolean }) {
  return (
    <ul className="rows">
      {providers.map(({ id, name, callbackUrl }) => (
        <li key={id} className="row">
          <ProviderMark id={id} />
          <div className="grow">
            <Text size="sm" fw={500}>
              {name}
            </Text>
            {showsUrl ? (
              <Code bg="transparent" p={0} c="dimmed">
                {callbackUrl}
              </Code>
            ) : null}
          </div>
          <Group gap={4}>
            <CopyButton text={callbackUrl} what={`${name} · ${texts.providers.callbackUrl}`} />
          </Group>
        </li>
      ))}
    </ul>
  );
}
