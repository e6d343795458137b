import { defineService } from '#server/call/feature.ts';

/** What a feature finds in the database that administrators should correct. */
export interface StateFinding {
  name: string;
  message: string;
}

/** What other features add to the findings of the options. */
export const stateFindings = defineService('stateFindings', (): (() => Promise<StateFinding[]>)[] => []);
