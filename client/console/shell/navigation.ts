import { use } from 'react';
import { useLocation } from 'react-router';

import { useFeatures, type NavigationEntry } from '#client/console/feature.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { loadNavigation } from './load-navigation.ts';
import { useOrganizationPermission } from '#client/console/access/use-organization-permission.ts';
import { useCurrentOrganization } from '#client/console/access/current-organization.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

/** A part of the app with a menu of its own. */
export interface Area {
  id: 'organization' | 'account' | 'administration';
  name: string;
  entries: NavigationEntry[];
}

/** The areas of the app, without entries that the user may not open or the site does not offer. */
export function useAreas(): Area[] {
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
  const areas: Area[] = [
    ...(shown ? [{ id: 'organization' as const, name: shown.name, entries: organizationEntries(shown.slug) }] : []),
    { id: 'account', name: texts.navigation.account, entries: accountEntries },
    { id: 'administration', name: texts.navigation.administration, entries: administrationEntries },
  ];
  return areas
    .map(({ entries, ...area }) => ({
      ...area,
      entries: entries.filter(({ isOffered }) => isOffered?.(publicConfiguration) ?? true),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The area of the address; that of the account where the user has no access to it. */
export function useCurrentArea(): Area | undefined {
  const { pathname } = useLocation();
  const areas = useAreas();
  const areaWithId = (wanted: Area['id']) => areas.find(({ id }) => id === wanted);
  return areaWithId(areaAt(pathname)) ?? areaWithId('account');
}

export function areaAt(pathname: string): Area['id'] {
  if (/^\/admin(\/|$)/.test(pathname)) return 'administration';
  return /^\/organizations\/./.test(pathname) ? 'organization' : 'account';
}

const GROUPS = [undefined, 'people', 'developers', 'records'] as const;

/** The entries of an area in the order of the menu, by group. */
export function groupsOf({ entries }: Area) {
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
}

/** The address of the entry to which a screen belongs: its own, or else the nearest one above it. */
export function entryOf(pathname: string, { entries }: Area): string | undefined {
  return entries
    .map(({ to }) => to)
    .filter((to) => `${pathname}/`.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
