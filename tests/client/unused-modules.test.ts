import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { exportsOf, findUnused, unusedModules } from '#client/unused.config.ts';

const libraries = join(import.meta.dirname, '../../node_modules');
// Internal to their library; the web app cannot import them.
const internal =
  /^(default|aggregateChecks|allProcessors|initializeContext|handleUnrepresentable|process(Schema)?|extractDefs|finalize|useIsomorphicEffect)$/;
const internalTo = /react-router/;

const files: string[] = [];
for await (const file of glob(
  '{zod/v4,@tanstack,react-router/dist/production,@mantine/{form,core}/esm}/**/*.{js,mjs}',
  { cwd: libraries },
)) {
  files.push(file);
}

test.each(unusedModules)('the build rejects every export of $module', async ({ module }) => {
  const stubbed = files.filter((file) => module.test(file));
  expect(stubbed).not.toEqual([]);
  for (const file of stubbed.filter((path) => !internalTo.test(path))) {
    const names = exportsOf(await readFile(join(libraries, file), 'utf8')).filter((name) => !internal.test(name));
    expect(
      names.filter((name) => findUnused(`import { ${name} } from 'library';`).length === 0),
      file,
    ).toEqual([]);
  }
});

test.each([
  'form.insertListItem("names", "")',
  'form.reorderListItem("names", { from: 0, to: 1 })',
  '<Checkbox.Card value="a" />',
  '<Button.Group>',
  '<Input.Success>',
  '<Link to="/" prefetch="intent">',
  'trpc.admin.listUsers.useInfiniteQuery({})',
  'utils.admin.listUsers.prefetchInfinite({})',
  'queries.fetchInfiniteQuery({})',
  'trpc.useQueries((t) => [])',
  'z.toJSONSchema(schema)',
  'config(z.locales.en())',
])('the build rejects %s', (code) => {
  expect(findUnused(code)).not.toEqual([]);
});
