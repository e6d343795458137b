import { expect } from 'vitest';

import { visit, visited } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import { runSql } from '#tests/support/postgres.ts';
import type { Person } from '#tests/support/person.ts';

/** The user proved the identity some seconds ago. */
async function age(person: Person, seconds: number): Promise<void> {
  await runSql(
    person.gatehouse.options.databaseUrl!,
    `update session set authenticated_at = authenticated_at - interval '${seconds} seconds' where user_id = '${person.id}'`,
  );
}

test('oidcc-prompt-login', async ({ application, person }) => {
  await age(person, 60);
  const before = (await application.signIn(person, { max_age: '10000' })).claims()!;
  const after = (await application.signIn(person, { prompt: 'login', max_age: '10000' })).claims()!;
  expect(visited).toEqual(['prove']);
  expect(after.auth_time! - before.auth_time!).toBeGreaterThanOrEqual(60);
});

test('oidcc-prompt-none-not-logged-in', async ({ application, person }) => {
  person.cookies.clear();
  const { address } = await application.begin({ prompt: 'none' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('login_required');
});

test('oidcc-prompt-none-logged-in', async ({ application, person }) => {
  const before = (await application.signIn(person, { max_age: '10000' })).claims()!;
  const after = (await application.signIn(person, { prompt: 'none', max_age: '10000' })).claims()!;
  expect(visited).toEqual([]);
  expect([after.sub, after.auth_time]).toEqual([before.sub, before.auth_time]);
});

test('prompt=none before the user consented answers consent_required', async ({ application, person }) => {
  const { address } = await application.begin({ prompt: 'none' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('consent_required');
});

test('prompt=select_account lets the user choose the account', async ({ application, person }) => {
  await application.signIn(person);
  const tokens = await application.signIn(person, { prompt: 'select_account' });
  expect([visited, tokens.claims()!.sub]).toEqual([['select'], person.id]);
});

test('oidcc-max-age-1', async ({ application, person }) => {
  await age(person, 60);
  const before = (await application.signIn(person, { max_age: '10000' })).claims()!;
  const after = (await application.signIn(person, { max_age: '1' })).claims()!;
  expect(visited).toEqual(['prove']);
  expect(after.auth_time!).toBeGreaterThan(before.auth_time!);
});

test('oidcc-max-age-10000', async ({ application, person }) => {
  await age(person, 60);
  const before = (await application.signIn(person, { max_age: '10000' })).claims()!;
  const after = (await application.signIn(person, { max_age: '10000' })).claims()!;
  expect(visited).toEqual([]);
  expect(after.auth_time).toBe(before.auth_time);
});

test('oidcc-id-token-hint', async ({ application, person }) => {
  const { id_token: hint } = await application.signIn(person);
  const tokens = await application.signIn(person, { prompt: 'none', id_token_hint: hint! });
  expect(tokens.claims()!.sub).toBe(person.id);
});

test('oidcc-ensure-request-with-acr-values-succeeds', async ({ application, person }) => {
  const { acr_values_supported: values } = application.config.serverMetadata();
  const tokens = await application.signIn(person, { acr_values: (values as string[]).join(' ') });
  expect(values).toContain(tokens.claims()!.acr);
});

test.for([
  ['oidcc-display-page', { display: 'page' }],
  ['oidcc-display-popup', { display: 'popup' }],
  ['oidcc-ui-locales', { ui_locales: 'de fr' }],
  ['oidcc-claims-locales', { claims_locales: 'de fr' }],
  ['oidcc-login-hint', { login_hint: 'ada@example.com' }],
  ['oidcc-ensure-request-with-unknown-parameter-succeeds', { extra: 'foobar' }],
] as const)('%s', async ([, parameters], { application, person }) => {
  expect((await application.signIn(person, parameters)).claims()!.sub).toBe(person.id);
});
