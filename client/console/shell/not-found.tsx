import { Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconMapQuestion } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';

import { texts as app } from '#client/components/texts/app-texts.ts';
import { texts as general } from '#client/components/texts/page-texts.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import type { NavigationEntry } from '#client/console/feature.ts';
import { Problem } from '#client/console/parts/problem.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useSession } from '#client/sdk/session.ts';

import { groupsOf, useAreas } from './navigation.ts';
import { nearestEntries } from './nearest-entries.ts';

export function NotFoundScreen() {
  const { data: session } = useSession();
  const { title, about, signIn, signUp } = texts.notFound;
  const next = session ? { to: '/', label: general.backToHome } : { to: '/sign-in', label: signIn };
  return (
    <>
      <Problem title={title} about={about} icon={<IconMapQuestion size={32} stroke={1.6} aria-hidden />} next={next}>
        {session ? (
          <OtherStart />
        ) : publicConfiguration.emailAndPassword.signUp ? (
          <Link to="/sign-up" className="gh-button gh-plain">
            {signUp}
          </Link>
        ) : null}
      </Problem>
      {session ? <Suggestions /> : null}
    </>
  );
}

/** Beside the home of a user: their account, or their organizations if the account is the home. */
function OtherStart() {
  const isAdministrator = useAreas().some(({ id }) => id === 'administration');
  return (
    <Link to={isAdministrator ? '/account' : '/organizations'} className="gh-button gh-plain">
      {isAdministrator ? app.backToAccount : texts.organizations.yours}
    </Link>
  );
}

/** The screens that the address resembles, and the first of each area. */
function Suggestions() {
  const { pathname } = useLocation();
  const areas = useAreas();
  const nearest = nearestEntries(pathname, areas);
  const first = areas.map((area) => ({ ...groupsOf(area)[0]!.entries[0]!, area: area.name }));
  return (
    <Stack maw="30rem" mx="auto" mt="md" gap="lg">
      {nearest.length > 0 ? <Entries title={texts.notFound.nearest} entries={nearest} /> : null}
      <Entries title={texts.navigation.areas} entries={first} isByArea />
    </Stack>
  );
}

interface EntriesProps {
  title: string;
  entries: readonly (NavigationEntry & { area: string })[];
  /** Named by their areas. */
  isByArea?: boolean;
}

function Entries({ title, entries, isByArea = false }: EntriesProps) {
  return (
    <nav aria-label={title}>
      <Title order={2} size="sm" mb="xs">
        {title}
      </Title>
      <Paper>
        <ul className="rows">
          {entries.map(({ to, label, Icon, area }) => (
            <li key={to}>
              <UnstyledButton component={Link} to={to} className="row-link">
                <Group gap="sm" wrap="nowrap" miw={0}>
                  <Icon size={18} stroke={1.6} style={{ flexShrink: 0 }} aria-hidden />
                  <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    <Text size="sm" fw={500} span>
                      <bdi>{isByArea ? area : label}</bdi>
                    </Text>{' '}
                    <Text size="sm" c="dimmed" span>
                      <bdi>{isByArea ? label : area}</bdi>
                    </Text>
                  </span>
                </Group>
                <IconChevronRight size={16} style={{ flexShrink: 0 }} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Paper>
    </nav>
  );
}
