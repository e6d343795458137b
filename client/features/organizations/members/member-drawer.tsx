import { Drawer, Stack, Text, Title } from '@mantine/core';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { texts as shared } from '#client/components/texts/app-texts.ts';
import { texts } from '#client/components/texts/organizations/member-texts.ts';
import { texts as organizationTexts } from '#client/components/texts/organizations/organization-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Sentence } from '#client/console/lists/sentence.tsx';
import { PersonName } from '#client/console/parts/person-name.tsx';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { TeamBadges } from '#client/features/organizations/listed-member.tsx';
import { RoleBadges } from '#client/features/organizations/role-badges.tsx';
import { useTeams } from '#client/features/organizations/team-choice.tsx';
import { trpc } from '#client/sdk/react.tsx';

interface MemberDrawerProps {
  /** Null while the drawer is closed. */
  member: ListedMember | null;
  onClose: () => void;
}

/** What the organization knows of a member. */
export function MemberDrawer({ member, onClose }: MemberDrawerProps) {
  return (
    <Drawer
      opened={member !== null}
      onClose={onClose}
      position="right"
      title={member ? <PersonName person={member.user} /> : null}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {member ? <Details member={member} /> : null}
    </Drawer>
  );
}

function Details({ member }: { member: ListedMember }) {
  const { hasPermission } = useOrganization();
  const hasTeams = useTeams().length > 0;
  return (
    <Stack gap="lg">
      <dl className="facts">
        <div>
          <dt>{texts.columns.roles}</dt>
          <dd>
            <RoleBadges role={member.role} />
          </dd>
        </div>
        {hasTeams ? (
          <div>
            <dt>{texts.columns.teams}</dt>
            <dd>
              <TeamBadges teamIds={member.teamIds} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.columns.joined}</dt>
          <dd>
            <RelativeTime at={member.createdAt} />
          </dd>
        </div>
      </dl>
      {hasPermission({ organization: ['update'] }) ? <History userId={member.userId} /> : null}
    </Stack>
  );
}

const NUMBER = 20;

/** What happened to the member in the organization, newest first. */
function History({ userId }: { userId: string }) {
  const { organization } = useOrganization();
  const query = trpc.organization.listAudit.useQuery({
    organizationId: organization.id,
    userId,
    limit: NUMBER,
  });
  return (
    <section>
      <Title order={2}>{organizationTexts.history.title}</Title>
      <Loaded query={query}>
        {({ entries }) => (
          <Stack component="ul" className="rows" gap="sm" mt="sm">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Sentence entry={entry} pageOf={() => undefined} />
                <Text size="xs" c="dimmed" component="div">
                  <RelativeTime at={entry.createdAt} />
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </section>
  );
}
