import { Alert, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { Card } from '#client/console/parts/card.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { LinesDrawer } from './change-drawer.tsx';
import { Lines } from './change-lines.tsx';
import { CopiedLines } from './copied-lines.tsx';
import { clientVariables, providerLines } from './provider-lines.ts';
import { ChangeButton, type Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

type Provider = Outputs['admin']['getSettings']['providers'][number];

const EXAMPLE = clientVariables('google').join(', ');

/** The providers with the callback URL to register with each, and the lines that set it up. */
export function Providers() {
  const query = trpc.admin.getSettings.useQuery();
  const [changing, setChanging] = useState<Provider | null>(null);
  const close = () => setChanging(null);
  const { enabled, others } = texts.providers;
  return (
    <Loaded query={query} rows={6}>
      {({ providers, subjects }) => {
        const configured = providers.filter((provider) => provider.enabled);
        return (
          <>
            <Card title={enabled.title} about={enabled.about} rows={configured.length > 0}>
              {configured.length === 0 ? (
                <Text size="sm">{enabled.empty}</Text>
              ) : (
                <Rows providers={configured} showsUrl onChange={setChanging} />
              )}
            </Card>
            <Card title={others.title} about={others.about(EXAMPLE)} rows>
              <Rows providers={providers.filter((provider) => !provider.enabled)} onChange={setChanging} />
            </Card>
            <LinesDrawer title={changing && texts.change.title(changing.name)} onClose={close}>
              {changing ? (
                <ProviderLines provider={changing} settings={subjects.flatMap(({ settings }) => settings)} />
              ) : null}
            </LinesDrawer>
          </>
        );
      }}
    </Loaded>
  );
}

interface RowsProps {
  providers: Provider[];
  showsUrl?: boolean;
  onChange: (provider: Provider) => void;
}

function Rows({ providers, showsUrl = false, onChange }: RowsProps) {
  return (
    <ul className="rows">
      {providers.map((provider) => (
        <li key={provider.id} className="row">
          <ProviderMark id={provider.id} />
          <div className="grow">
            <Text size="sm" fw={500}>
              {provider.name}
            </Text>
            {showsUrl ? (
              <Code bg="transparent" p={0} c="dimmed">
                {provider.callbackUrl}
              </Code>
            ) : null}
          </div>
          <Group gap={4} wrap="nowrap">
            <ChangeButton name={provider.name} onClick={() => onChange(provider)} />
            <CopyButton text={provider.callbackUrl} what={`${provider.name} · ${texts.providers.callbackUrl}`} />
          </Group>
        </li>
      ))}
    </ul>
  );
}

/** The callback URL and the lines with the client. */
function ProviderLines({ provider, settings }: { provider: Provider; settings: Setting[] }) {
  const { id, callbackUrl } = provider;
  const lines = providerLines(id, settings);
  return (
    <Stack gap="md">
      <CopiedLines title={texts.providers.url} lines={callbackUrl} what={texts.providers.callbackUrl} />
      <Alert color="gray">{texts.change.secret}</Alert>
      {lines === null ? null : <Lines {...lines} />}
      <Text size="sm" fw={500}>
        {texts.change.restart}
      </Text>
    </Stack>
  );
}
