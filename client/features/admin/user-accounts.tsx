import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { IconBuilding, IconFingerprint, IconPassword } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Loaded } from '#client/app/lists/loaded.tsx';
import { ProviderMark } from '#client/app/provider-mark.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { RelativeTime } from '#client/app/text/relative-time.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/permissions.ts';

import { texts } from './texts.ts';

const ownMethods = [
  { id: 'credential', name: texts.accounts.password, Icon: IconPassword },
  { id: 'passkey', name: texts.accounts.passkey, Icon: IconFingerprint },
];
const providerName = (id: string) => siteOptions.providers.find((provider) => provider.id === id)?.name ?? id;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" className="inset">
      <Title order={2} px="lg" pt="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" px="lg" pt="xs" pb="md">
      {children}
    </Text>
  );
}

/** The sign-in methods of a user. */
export function UserAccounts({ userId }: { userId: string }) {
  const query = trpc.admin.listUserAccounts.useQuery({ userId });
  return (
    <Section title={texts.accounts.title}>
      <Loaded query={query} rows={1}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <Empty>{texts.accounts.empty}</Empty>
          ) : (
            accounts.map(({ id, providerId, createdAt }) => {
              const own = ownMethods.find((method) => method.id === providerId);
              return (
                <div key={id} className="row">
                  {own ? <own.Icon size={18} aria-hidden /> : <ProviderMark id={providerId} />}
                  <div className="grow">
                    <Text size="sm" fw={600}>
                      {own?.name ?? providerName(providerId)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {texts.accounts.added} <RelativeTime at={createdAt} />
                    </Text>
                  </div>
                </div>
              );
            })
          )
        }
      </Loaded>
    </Section>
  );
}

/** The memberships of a user, with their roles. */
export function UserOrganizations({ userId }: { userId: string }) {
  const query = trpc.admin.listUserOrganizations.useQuery({ userId });
  return (
    <Section title={texts.organizations.title}>
      <Loaded query={query} rows={1}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <Empty>{texts.organizations.empty}</Empty>
          ) : (
            organizations.map(({ id, name, slug, role, memberSince }) => (
              <div key={id} className="row">
                <IconBuilding size={18} aria-hidden />
                <div className="grow">
                  <Text size="sm" fw={600} truncate>
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {texts.organizations.joined(slug)} <RelativeTime at={memberSince} />
                  </Text>
                </div>
                <Group gap={4} wrap="nowrap">
                  {rolesOf(role).map((each) => (
                    <Badge key={each} variant="default" tt="capitalize" fw={550}>
                      {each}
                    </Badge>
                  ))}
                </Group>
              </div>
            ))
          )
        }
      </Loaded>
    </Section>
  );
}
