import { use } from 'react';

import { useFeatures, type NavigationEntry } from '#client/console/feature.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { loadNavigation } from './load-navigation.ts';
import { useOrganizationPermission } from '#client/console/access/use-organization-permission.ts';
import { useCurrentOrganization } from './current-organization.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

interface Section {
  name: string;
  entries: NavigationEntry[];
  isAdministration?: boolean;
}

/** The sections of the menu, without entries that the user may not open or the site does not offer. */
export function useNavigation(): Section[] {
  const navigation = use(loadNavigation(useFeatures()));
  const { may: hasPlatformPermission } = usePlatformAccess();
  const { shown } = useCurrentOrganization();
  const hasOrganizationPermission = useOrganizationPermission(shown?.id);

  const organizationEntries = (slug: string) =>
    navigation
      .flatMap(({ organization: entries = [] }) => entries)
      .filter(({ needs }) => needs === undefined || hasOrganizationPermission(needs))
      // By function: `$` in a replacement text has a meaning.
      .map((entry) => ({ ...entry, to: entry.to.replace(':slug', () => slug) }));
  const accountEntries = navigation.flatMap(({ account: entries = [] }) => entries);
  const administrationEntries = navigation
    .flatMap(({ administration: entries = [] }) => entries)
    .filter(({ needs }) => hasPlatformPermission(needs));
  return [
    ...(shown ? [{ name: shown.name, entries: organizationEntries(shown.slug) }] : []),
    { name: texts.navigation.account, entries: accountEntries },
    { name: texts.navigation.administration, entries: administrationEntries, isAdministration: true },
  ]
    .map(({ entries, ...section }) => ({
      ...section,
      entries: entries.filter(({ isOffered }) => isOffered?.(publicConfiguration) ?? true),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The address of the entry to which a screen belongs: its own, or else the nearest one above it. */
export function entryOf(pathname: string, sections: readonly Section[]): string | undefined {
  return sections
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => `${pathname}/`.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
