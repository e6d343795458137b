import { matchPath } from 'react-router';

import type { Feature } from './feature.ts';

type Group = keyof NonNullable<Feature['screens']>;

/** Loads the screen of an address, if it is of one of these groups, with the frame around it. Never rejects. */
export async function preloadScreen(features: readonly Feature[], pathname: string, groups: Group[]): Promise<void> {
  const screenIn = (group: Group) =>
    features
      .flatMap(({ screens }) => Object.entries(screens?.[group] ?? {}))
      .find(([address]) => matchPath(address, pathname))?.[1];
  const frames =
    groups.includes('members') && screenIn('members') ? features.map((each) => each.organizationFrame) : [];
  await Promise.all([...groups.map(screenIn), ...frames].flatMap((each) => (each ? [each.preload()] : [])));
}
