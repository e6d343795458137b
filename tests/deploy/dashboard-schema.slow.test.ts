import { ThresholdsMode } from '@grafana/schema';
import { expect, test } from 'vitest';

import { read } from './deployment-files.ts';
import { typeErrorsOf } from './typed-files.ts';

test('the dashboard has only properties of the schema of Grafana', { timeout: 120_000 }, async () => {
  const value = JSON.parse(read('deploy/grafana/gatehouse.json')) as object;
  // The compiler accepts a value of an enum by its name only.
  const enums = { [`"${ThresholdsMode.Absolute}"`]: 'ThresholdsMode.Absolute' };
  const dashboard = { file: 'dashboard', type: 'Dashboard', from: '@grafana/schema', value, enums };
  const misspelled = { ...dashboard, file: 'misspelled', value: { ...value, refreshs: '30s' } };
  const errors = (await typeErrorsOf([dashboard, misspelled])).trim().split('\n');
  expect(errors.filter((line) => !line.startsWith(' '))).toEqual([expect.stringMatching(/misspelled\.ts.*refreshs/)]);
});
