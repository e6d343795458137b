import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { IconBuilding, IconPassword } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { Loaded } from '#client/app/lists/loaded.tsx';
import { ProviderMark } from '#client/app/provider-mark.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/permissions.ts';

const nameOf = (id: string) => siteOptions.providers.find((provider) => provider.id === id)?.name ?? id;

function Belongings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section">
      <Title order={2} px="md" pt="md">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function None({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" p="md">
      {children}
    </Text>
  );
}

/** How a person can sign in. */
export function UserAccounts({ userId }: { userId: string }) {
  const query = trpc.admin.listUserAccounts.useQuery({ userId });
  return (
    <Belongings title="Ways to sign in">
      <Loaded query={query} rows={1}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <None>None yet: a password can be set, or they use a link by mail.</None>
          ) : (
            accounts.map(({ id, providerId, createdAt }) => {
              const isPassword = providerId === 'credential';
              return (
                <div key={id} className="row">
                  {isPassword ? <IconPassword size={18} aria-hidden /> : <ProviderMark id={providerId} />}
                  <div className="grow">
                    <Text size="sm" fw={600}>
                      {isPassword ? 'Password' : nameOf(providerId)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      Added <RelativeTime at={createdAt} />
                    </Text>
                  </div>
                </div>
              );
            })
          )
        }
      </Loaded>
    </Belongings>
  );
}

/** Where a person is a member, and as what. */
export function UserOrganizations({ userId }: { userId: string }) {
  const query = trpc.admin.listUserOrganizations.useQuery({ userId });
  return (
    <Belongings title="Organizations">
      <Loaded query={query} rows={1}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <None>A member of none.</None>
          ) : (
            organizations.map(({ id, name, slug, role, memberSince }) => (
              <div key={id} className="row">
                <IconBuilding size={18} aria-hidden />
                <div className="grow">
                  <Text size="sm" fw={600} truncate>
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed" truncate>
                    {slug}, since <RelativeTime at={memberSince} />
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
    </Belongings>
  );
}
