import { useMantineColorScheme } from '@mantine/core';
import { IconBuilding, IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { groupsOf, useAreas, useCurrentArea } from '#client/console/shell/navigation.ts';
import { useSwitchOrganization } from '#client/console/shell/organization-switcher.tsx';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { texts as appTexts } from '#client/components/texts/shell-texts.ts';
import { schemes, useSignOut } from '#client/console/shell/user-menu.tsx';

import { useActions } from './actions.ts';
import type { Command } from './command.ts';
import { texts } from './texts.ts';

/** What the user may do, the screens, first those of the current area, the user's organizations, and the themes. */
export function useCommands(): Command[] {
  const go = useNavigate();
  const areas = useAreas();
  const current = useCurrentArea()?.id;
  const { organizations = [] } = useCurrentOrganization();
  const switchTo = useSwitchOrganization();
  const { setColorScheme } = useMantineColorScheme();
  const actions = useActions();
  const signOut = useSignOut();
  const ordered = [...areas.filter(({ id }) => id === current), ...areas.filter(({ id }) => id !== current)];
  const inOrganizations = { section: texts.organizations, Icon: IconBuilding };
  return [
    ...actions,
    ...ordered.flatMap((area) => [
      ...groupsOf(area)
        .flatMap(({ entries }) => entries)
        .map(({ to, label, Icon }) => ({
          id: to,
          section: area.name,
          label,
          Icon,
          run: () => leaveScreen(() => void go(to)),
        })),
      // The last of the account, as in its menu.
      ...(area.id === 'account'
        ? [{ id: 'sign-out', section: area.name, label: appTexts.user.signOut, Icon: IconLogout, run: signOut }]
        : []),
    ]),
    ...organizations.map((organization) => ({
      ...inOrganizations,
      id: organization.id,
      label: organization.name,
      run: () => switchTo(organization),
    })),
    ...schemes.map(({ scheme, Icon }) => ({
      id: scheme,
      section: texts.theme,
      label: appTexts.themes[scheme],
      Icon,
      run: () => setColorScheme(scheme),
    })),
  ];
}

/** The commands whose section and label contain every word of a search, first those whose label does. */
export function findCommands(commands: readonly Command[], search: string): Command[] {
  const words = foldText(search).split(/\s+/);
  const matches = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = commands.filter(({ section, label }) => matches(`${section} ${label}`));
  return [...found.filter(({ label }) => matches(label)), ...found.filter(({ label }) => !matches(label))];
}

/** The options in whose name or key all words of a search begin one: `cost` finds `emailAndPassword.bcryptCost`, `ost` does not. */
export function findOptions(options: readonly Command[], search: string): Command[] {
  const words = foldText(search).split(/\s+/);
  return options.filter(({ label, detail }) => {
    const text = `${label} ${detail}`;
    const starts = [...text.matchAll(/(?<![A-Za-z\d])\w|[A-Z]/g)].map(({ index }) => foldText(text.slice(index)));
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
