import { useMantineColorScheme } from '@mantine/core';
import { IconBuilding, IconLogout, IconPlus, type IconUsers } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { groupsOf, useAreas, useCurrentArea } from '#client/console/shell/navigation.ts';
import { useSwitchOrganization } from '#client/console/shell/organization-switcher.tsx';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { texts as appTexts } from '#client/components/texts/shell-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { schemes, useSignOut } from '#client/console/shell/user-menu.tsx';

import { texts } from './texts.ts';

export interface Command {
  id: string;
  section: string;
  label: string;
  /** What tells things of the same name apart. */
  detail?: string;
  Icon: typeof IconUsers;
  run: () => unknown;
}

/** The screens that the user may open, first those of the current area, the user's organizations, and the commands of the user menu. */
export function useCommands(): Command[] {
  const go = useNavigate();
  const areas = useAreas();
  const current = useCurrentArea()?.id;
  const { organizations = [] } = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const inOrganizations = { section: texts.organizations, Icon: IconBuilding };
  return [
    ...[...areas.filter(({ id }) => id === current), ...areas.filter(({ id }) => id !== current)].flatMap((area) =>
      groupsOf(area)
        .flatMap(({ entries }) => entries)
        .map(({ to, label, Icon }) => ({
          id: to,
          section: area.name,
          label,
          Icon,
          run: () => leaveScreen(() => void go(to)),
        })),
    ),
    ...organizations.map((organization) => ({
      ...inOrganizations,
      id: organization.id,
      label: organization.name,
      run: () => switchTo(organization),
    })),
    ...(publicConfiguration.mayCreateOrganization
      ? [
          {
            id: '/new-organization',
            section: texts.organizations,
            label: appTexts.organizations.create,
            Icon: IconPlus,
            run: () => leaveScreen(() => void go('/new-organization')),
          },
        ]
      : []),
    ...schemes.map(({ scheme, Icon }) => ({
      id: scheme,
      section: texts.theme,
      label: appTexts.themes[scheme],
      Icon,
      run: () => setColorScheme(scheme),
    })),
    { id: 'sign-out', section: texts.account, label: appTexts.user.signOut, Icon: IconLogout, run: signOut },
  ];
}

/** The commands whose section and label contain every word of a search, first those whose label does. */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const words = foldText(search).split(/\s+/);
  const matches = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = commands.filter(({ section, label }) => matches(`${section} ${label}`));
  return [...found.filter(({ label }) => matches(label)), ...found.filter(({ label }) => !matches(label))];
}

/** The options at whose words all words of a search begin: `cost` finds `emailAndPassword.bcryptCost`, `ost` does not. */
export function findOptions(options: readonly Command[], search: string): Command[] {
  const words = foldText(search).split(/\s+/);
  return options.filter(({ label }) => {
    const starts = [...label.matchAll(/(?<![A-Za-z\d])\w|[A-Z]/g)].map(({ index }) => foldText(label.slice(index)));
    return words.every((word) => starts.some((start) => start.startsWith(word)));
  });
}

/** Without case and accents. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
