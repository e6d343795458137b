import { afterAll, beforeAll } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';

/** Installs a feature without calls and tables in the services of this test file. */
export function installFeature(feature: Omit<Feature, 'router' | 'entities'>): void {
  const installed = features as unknown as Feature[];
  beforeAll(() => void installed.push(feature));
  // Files of one worker share the list.
  afterAll(() => void installed.splice(installed.indexOf(feature), 1));
}
