import type { NavigationEntry } from '#client/console/feature.ts';

import type { Area } from './navigation.ts';

const SHOWN = 4;
/** Shorter words are parts of too many others. */
const MIN_LETTERS = 3;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);

/** The screens whose name or address resembles an address without a screen, those with most of its words first. */
export function nearestEntries(address: string, areas: readonly Area[]): (NavigationEntry & { area: string })[] {
  const wanted = wordsOf(address);
  const score = ({ label, to }: NavigationEntry) => {
    // Without the part that all screens of an area share.
    const words = [...wordsOf(label), ...wordsOf(to.split('/').slice(2).at(-1) ?? '')];
    return wanted.filter((word) => words.some((each) => each.startsWith(word) || word.startsWith(each))).length;
  };
  return areas
    .flatMap(({ name, entries }) => entries.map((entry) => ({ ...entry, area: name })))
    .map((entry) => ({ entry, score: score(entry) }))
    .filter((each) => each.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}
