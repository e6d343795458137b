import { expect, test } from 'vitest';

import { settingsInput, settingsSchema } from '#client/features/organizations/settings/settings-values.ts';
import type { FieldFacts } from '#shared/lib/field-facts.ts';

const industry: FieldFacts = { name: 'industry', label: 'Industry', type: 'string', required: false, input: true };
const saved = { name: 'Acme', slug: 'acme', metadata: '{"plan":"gold","seats":3}', industry: 'Looms' };
const rows = [
  { key: 'plan', value: 'gold' },
  { key: 'seats', value: '3' },
];
const entered = { name: 'Acme', slug: 'acme', industry: 'Looms', metadata: rows };

test('one call has the changes of all cards, and the metadata only where it was edited', () => {
  const inputOf = (changes: object) => settingsInput([industry], { ...entered, ...changes }, saved);
  expect(inputOf({ name: 'Acme Ltd' })).toEqual({ name: 'Acme Ltd', slug: 'acme' });
  expect(inputOf({ industry: null })).toEqual({ name: 'Acme', slug: 'acme', industry: null });
  expect(inputOf({ metadata: [...rows, { key: '', value: '' }] })).toEqual({ name: 'Acme', slug: 'acme' });
  expect(inputOf({ metadata: rows.slice(1) })).toMatchObject({ metadata: { seats: 3 } });
  // A list without rows is an empty field, which the form sends as null.
  expect(inputOf({ metadata: null })).toMatchObject({ metadata: {} });
});

test('the keys of metadata are named and differ', () => {
  const metadata = [...rows, { key: ' plan ', value: 'silver' }, { key: '', value: 'x' }, { key: '', value: '' }];
  const { error } = settingsSchema([industry]).safeParse({ ...entered, metadata });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['metadata.2.key', 'This key is already used'],
    ['metadata.3.key', 'Enter a key'],
  ]);
});
