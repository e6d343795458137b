import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '#server/cli/generate/installed.ts';
import { sharedFeatures } from '#server/cli/generate/shared-features.ts';
import type { Feature } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { coreErrors, coreEvents } from '#shared/core.ts';
import { auditEvents, errors } from '#shared/features.ts';

const installed: readonly Feature[] = features;

test('shared/features.ts fits the installed features: `npm run docs` writes it', () => {
  expect(readFileSync(join(root, 'shared/features.ts'), 'utf8')).toBe(sharedFeatures());
});

test('every error and every audit event is declared by the kit or by exactly one feature', () => {
  const codes = [coreErrors, ...installed.map((feature) => feature.errors ?? {})].flatMap((rows) => Object.keys(rows));
  const events = [coreEvents, ...installed.map((feature) => feature.audit ?? [])].flat();

  expect(codes).toEqual(Object.keys(errors));
  expect(events).toEqual([...auditEvents]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(events).size).toBe(events.length);
});
