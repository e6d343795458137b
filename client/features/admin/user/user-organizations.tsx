import { Badge, Group, Text } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from 'react-router';

import { Loaded } from '#client/console/lists/loaded.tsx';
import { roleName } from '#client/console/text/role-names.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { usePageOf } from '#client/features/admin/page-of.ts';
import { texts } from '#client/features/admin/texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/lib/permissions.ts';

import { EmptySection, Section } from './section.tsx';

type Membership = Outputs['admin']['listUserOrganizations']['organizations'][number];

/** The memberships of a user, with their roles. */
export function UserOrganizations({ userId }: { userId: string }) {
  const query = trpc.admin.listUserOrganizations.useQuery({ userId });
  return (
    <Section title={texts.organizations.title}>
      <Loaded query={query} rows={1}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <EmptySection>{texts.organizations.empty}</EmptySection>
          ) : (
            organizations.map((membership) => <Row key={membership.id} membership={membership} />)
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ membership: { id, name, slug, role, memberSince } }: { membership: Membership }) {
  const to = usePageOf()('organization', id);
  return (
    <div className={to === undefined ? 'row' : 'row linked-row'}>
      <IconBuilding size={18} aria-hidden />
      <div className="grow">
        <Text size="sm" fw={500} truncate>
          {to === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={to} className="row-target plain-link">
              <bdi>{name}</bdi>
            </Link>
          )}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.organizations.joined(slug)} <RelativeTime at={memberSince} />
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {rolesOf(role).map((each) => (
          <Badge key={each} variant="default">
            {roleName(each)}
          </Badge>
        ))}
      </Group>
    </div>
  );
}
