import { expect, test } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';

const calls = servedCalls(appRouter);

/** `/sign-in/email` -> `signIn.email`; path parameters are dropped. */
function nameOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'));
  return words.map((word) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())).join('.');
}

function withLastWordJoined(name: string): string {
  return name.replace(/\.(\w)(\w*)$/, (_, first: string, rest: string) => first.toUpperCase() + rest);
}

test.for(calls.filter(({ meta }) => meta.openapi).map((call) => [call.name, call.meta.openapi!.path] as const))(
  'the name %s follows from its path %s',
  ([name, path]) => {
    // A suffix distinguishes two calls with the same path.
    const suffixed = ['Callback', 'Form', 'Post'].map((suffix) => nameOf(path) + suffix);
    const accepted = [nameOf(path), withLastWordJoined(nameOf(path)), ...suffixed];
    expect(accepted).toContain(name);
  },
);

test('no two calls share a verb and a path', () => {
  const routes = calls.flatMap(({ meta }) => (meta.openapi ? [`${meta.openapi.method} ${meta.openapi.path}`] : []));

  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test.for(calls.map((call) => [call.name, call] as const))('%s has a summary and a guard', ([, { meta }]) => {
  expect(meta.guard).toBeTypeOf('string');
  expect(meta.openapi?.summary).toMatch(/\S/);
});
