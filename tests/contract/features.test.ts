import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { defineFeature, registriesOf, type Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { notices } from '#server/app/registry.ts';
import { sessionCookies } from '#server/http/cookies.ts';
import { events } from '#generated/audit-events.ts';
import { coreEvents } from '#shared/lib/core-audit.ts';
import { internal } from '#shared/lib/event-payload.ts';
import { coreErrors } from '#shared/lib/core-errors.ts';
import { errors } from '#generated/features.ts';
import { organizationStatements, permissionErrors, scopes, serviceScopes } from '#generated/permissions.ts';
import { eventsPage } from '#server/cli/generate/event-table.ts';
import {
  auditEvents,
  configurations,
  noticedEvents,
  permissions,
  root,
  sharedFeatures,
} from '#server/cli/generate/shared-features.ts';
import { llmsFile } from '#server/cli/generate/llms.ts';
import { componentErrors } from '#server/cli/generate/component-errors.ts';
import { textTables } from '#server/cli/generate/text-tables.ts';

const installed: readonly Feature[] = features;

test('the composed tables are up to date with the installed features (`npm run docs`)', () => {
  expect(readFileSync(join(root, 'generated/features.ts'), 'utf8')).toBe(sharedFeatures());
  expect(readFileSync(join(root, 'generated/audit-events.ts'), 'utf8')).toBe(auditEvents());
  expect(readFileSync(join(root, 'generated/configuration.ts'), 'utf8')).toBe(configurations());
  expect(readFileSync(join(root, 'generated/noticed-events.ts'), 'utf8')).toBe(noticedEvents(notices));
  for (const [file, text] of [...textTables(), ...componentErrors()])
    expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  expect(readFileSync(join(root, 'generated/permissions.ts'), 'utf8')).toBe(permissions());
  expect(readFileSync(join(root, 'docs/events.md'), 'utf8')).toBe(eventsPage());
  const llms = readFileSync(join(root, 'llms.txt'), 'utf8');
  expect(llms).toBe(llmsFile(readFileSync(join(root, 'README.md'), 'utf8')));
  for (const page of globSync('docs/*.md', { cwd: root })) expect(llms, page).toContain(`](${page})`);
});

test('every error and audit event is declared exactly once, by the kit or a feature', () => {
  const codes = [coreErrors, ...installed.map((feature) => feature.errors ?? {})].flatMap((rows) => Object.keys(rows));
  const audited = [coreEvents, ...installed.map((feature) => feature.audit ?? {})].flatMap((each) => Object.keys(each));

  expect(codes).toEqual(Object.keys(errors));
  expect(audited).toEqual(Object.keys(events));
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(audited).size).toBe(audited.length);
});

test('a feature with an audit event whose notice is not decided does not compile', () => {
  const audit = { 'x.first': internal('x'), 'x.second': internal('x') };
  const decided = { 'x.first': { none: 'x' }, 'x.second': { none: 'x' } };

  // @ts-expect-error -- The second event is not decided.
  defineFeature({ name: 'x', audit, notices: { 'x.first': { none: 'x' } } });
  // @ts-expect-error -- None is.
  defineFeature({ name: 'x', audit });
  expect(defineFeature({ name: 'x', audit, notices: decided }).notices).toBe(decided);
});

test('no two features declare the same resource or scope', async () => {
  const paths = globSync('shared/*/permissions.ts', { cwd: root });
  const modules = await Promise.all(
    paths.map(async (path) => Object.entries((await import(join(root, path))) as Record<string, object>)),
  );
  const namesOf = (kind: RegExp) =>
    modules.flat().flatMap(([name, table]) => {
      if (!kind.test(name)) return [];
      return Array.isArray(table) ? (table as string[]) : Object.keys(table);
    });

  expect(namesOf(/(?<!Own)Statements$/).toSorted()).toEqual(Object.keys(organizationStatements).toSorted());
  expect(namesOf(/PermissionErrors$/).toSorted()).toEqual(Object.keys(permissionErrors).toSorted());
  expect(namesOf(/Scopes$/).toSorted()).toEqual([...new Set([...scopes, ...serviceScopes])].toSorted());
});

test('cookie names are unique', () => {
  const names = [...sessionCookies, ...installed.flatMap(({ cookies = [] }) => cookies)];

  expect(names).toContain('magic_link');
  expect(new Set(names).size).toBe(names.length);
});

test('only registered kinds of single-use tokens are stored', () => {
  const defined: string[] = [];
  const writers: string[] = [];
  for (const file of globSync('server/**/*.ts', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    const definitions = source.matchAll(/(?:defineToken|defineCode|defineFlow)\((?:\w+, )?\{\s*purpose: '([\w-]+)'/g);
    defined.push(...[...definitions].map(([, purpose]) => purpose!));
    if (/verification\.entity\.ts|(?:into|update|from) "?verification"?/.test(source)) writers.push(file);
  }

  expect(defined.toSorted()).toEqual(
    registriesOf(installed)
      .tokens.map(({ purpose }) => purpose)
      .toSorted(),
  );
  // The feature declares the entity and deletes expired rows.
  expect(writers.toSorted()).toEqual([
    'server/features/verification/feature.ts',
    'server/features/verification/single-use-tokens.ts',
  ]);
});

test('no token prefix is a prefix of another', () => {
  const prefixes = registriesOf(installed).tokens.map(({ prefix }) => prefix);
  const clashes = prefixes.filter((prefix, index) =>
    prefixes.some((other, otherIndex) => otherIndex !== index && other.startsWith(prefix)),
  );

  expect(prefixes.length).toBeGreaterThan(3);
  expect(clashes).toEqual([]);
});
