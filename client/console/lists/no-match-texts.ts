import { localized } from '#client/components/texts/localized.ts';

/** Texts of a list that has no row for its search and filters. */
export const texts = localized('noMatch', {
  /** The search and the filters that are set: "“ada”, Banned and Not verified". */
  conditions: (list: string) => `Nothing matches ${list}.`,
  quoted: (search: string) => `“${search}”`,
  filters: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
});
