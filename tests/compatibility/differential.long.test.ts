import { beforeAll, describe, expect, test } from 'vitest';

import type { Recorder } from '#tests/support/better-auth/differential/browser.ts';
import { explanationOf, type Difference } from '#tests/support/better-auth/differential/explain.ts';
import { openGatehouse } from '#tests/support/better-auth/differential/gatehouse.ts';
import { startGitLab } from '#tests/support/better-auth/differential/gitlab.ts';
import { differencesOf } from '#tests/support/better-auth/differential/outcome.ts';
import { startReference } from '#tests/support/better-auth/differential/reference.ts';
import { versions, type Version } from '#tests/support/better-auth/differential/service.ts';
import { type Scenario, worldOf } from '#tests/support/better-auth/differential/world.ts';
import { sectionOf } from '#tests/support/sources/documents.ts';

import {
  addedFields,
  intendedDifferences,
  rules,
  type Rule,
} from '#tests/support/better-auth/differential/intended-differences.ts';
import { accounts } from './scenarios/accounts.ts';
import { administration } from './scenarios/administration.ts';
import { invitations } from './scenarios/invitations.ts';
import { mailedLinks } from './scenarios/mailed-links.ts';
import { organizations } from './scenarios/organizations.ts';
import { roles } from './scenarios/roles.ts';
import { social } from './scenarios/social.ts';
import { teams } from './scenarios/teams.ts';

const scenarios: Record<string, Scenario> = {
  accounts,
  'mailed links': mailedLinks,
  social,
  organizations,
  invitations,
  teams,
  roles,
  administration,
};

/** Calls that no scenario makes successfully, with the reason. */
const notSuccessful: Record<Version, Record<string, string>> = {
  newest: {
    'POST /get-session': 'answers only with the option session.deferSessionRefresh',
    'POST /update-session': 'changes only declared fields',
  },
  oldest: { 'POST /refresh-token': 'refreshes tokens of gitlab.com only' },
};

/** Both services of a version: the reference first. */
const recorders = new Map<Version, [theirs: Recorder, ours: Recorder]>();

describe.each(versions)('the %s published client', (version) => {
  beforeAll(async () => {
    const gitlab = await startGitLab();
    const theirs = await startReference(version, gitlab.origin);
    const ours = await openGatehouse(version, gitlab.origin);
    const record = (service: Recorder['service']) => ({
      service,
      endpoints: theirs.endpoints,
      outcomes: new Map(),
      succeeded: new Set<string>(),
    });
    recorders.set(version, [record(theirs), record(ours)]);
    return async () => {
      await Promise.all([theirs.close(), ours.close()]);
      await gitlab[Symbol.asyncDispose]();
    };
  });

  test.each(Object.keys(scenarios))('gets the answers of better-auth: %s', async (name) => {
    const known = new Set(recorders.get(version)![0].outcomes.keys());
    await Promise.all(recorders.get(version)!.map((recorder) => scenarios[name]!(worldOf(recorder, name))));
    const added = differencesIn(version).filter(({ step }) => !known.has(step));
    expect(added.filter((difference) => !explanationOf(difference))).toEqual([]);
  });

  test('makes every call of the reference, and each with success', () => {
    const [{ endpoints, succeeded }] = recorders.get(version)!;
    const missing = endpoints.map(({ name }) => name).filter((name) => !succeeded.has(name));
    expect(missing.toSorted()).toEqual(Object.keys(notSuccessful[version]).toSorted());
  });
});

/** What Gatehouse answers otherwise than the reference. */
function differencesIn(version: Version): Difference[] {
  const [theirs, ours] = recorders.get(version)!;
  return [...theirs.outcomes].flatMap(([step, outcome]) =>
    differencesOf(outcome, ours.outcomes.get(step)!).map((is) => ({ step, is })),
  );
}

const explanations = () =>
  versions.flatMap(differencesIn).map((difference) => ({ ...difference, ...explanationOf(difference)! }));

test('every intended difference exists', () => {
  const used = new Set(explanations().map(({ by }) => by));
  expect([...intendedDifferences, ...addedFields].filter((entry) => !used.has(entry))).toEqual([]);
});

test('docs/migrating.md lists the rules, at most ten, and the calls to which they apply', () => {
  const rows = sectionOf('docs/migrating.md', '## What differs').matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm);
  const listed = [...rows].slice(1).map(([, rule, , calls]): [string, string] => [rule!, calls!]);
  expect(listed.map(([rule]) => rule)).toEqual(Object.values(rules));
  expect(listed.length).toBeLessThanOrEqual(10);
  const callsOf = (rule: Rule) =>
    new Set(explanations().flatMap((found) => (found.rule === rule ? [`\`${found.step.split(': ')[0]}\``] : [])));
  for (const [rule, name] of Object.entries(rules)) {
    const [, calls] = listed.find(([listedName]) => listedName === name)!;
    if (calls !== 'all') expect(calls.split(', ').toSorted(), name).toEqual([...callsOf(rule as Rule)].toSorted());
  }
});
