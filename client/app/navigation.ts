import { use } from 'react';

import { useFeatures, type NavigationEntry } from './feature.ts';
import { usePlatformAccess } from './forms/platform-access.ts';
import { loadNavigation } from './load-navigation.ts';
import { useOrganizationPermission } from './use-organization-permission.ts';
import { useShownOrganization } from './shown-organization.ts';
import { texts } from './signed-in-texts.ts';
import { siteOptions } from './site-options.ts';

interface Section {
  name: string;
  entries: NavigationEntry[];
}

/** The menu by section, without entries that the user may not open. */
export function useNavigation(): Section[] {
  const navigation = use(loadNavigation(useFeatures()));
  const { may: mayAdminister } = usePlatformAccess();
  const { shown } = useShownOrganization();
  const may = useOrganizationPermission(shown?.id);

  const organization = (slug: string) =>
    navigation
      .flatMap(({ organization: entries = [] }) => entries)
      .filter(({ needs }) => needs === undefined || may(needs))
      .map((entry) => ({ ...entry, to: entry.to.replace(':slug', () => slug) }));
  const account = navigation.flatMap(({ account: entries = [] }) => entries);
  const administration = navigation
    .flatMap(({ administration: entries = [] }) => entries)
    .filter(({ needs }) => mayAdminister(needs));
  return [
    ...(shown ? [{ name: shown.name, entries: organization(shown.slug) }] : []),
    { name: texts.navigation.account, entries: account },
    { name: texts.navigation.administration, entries: administration },
  ]
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ isOffered }) => isOffered?.(siteOptions) ?? true),
    }))
    .filter(({ entries }) => entries.length > 0);
}
