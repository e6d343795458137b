import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const DOMAINS = ['user', 'session', 'jwt', 'verification', 'account', 'credentials', 'social', 'organization', 'admin'];
const KIT = ['http', 'db', 'security', 'mail', 'audit', 'operations'];

/** Where a file lies (the first row that fits binds), what of ours it may import, and which packages. */
interface Row {
  files: RegExp;
  ours: RegExp;
  packages: RegExp;
}
const ANY = /^/;
const BROWSER = /^(?!node:)/;

const table: Row[] = [
  { files: /^shared\//, ours: /^shared\//, packages: /^zod$/ },
  { files: /^openapi\//, ours: /^(shared|openapi)\//, packages: ANY },
  { files: /^client\/sdk\//, ours: /^(shared|client\/sdk)\//, packages: BROWSER },
  { files: /^exports\//, ours: /^(shared|client\/sdk|server|exports)\//, packages: ANY },
  { files: /^client\/[^/]+\.config\.ts$/, ours: /^(shared|client)\//, packages: ANY },
  { files: /^client\//, ours: /^(shared|client)\//, packages: BROWSER },
  ...DOMAINS.map((domain, index) => ({
    files: new RegExp(`^server/${domain}/`),
    ours: new RegExp(
      `^shared/|^server/(?!(app|main|router|caller)\\.ts$)[^/]+$|^server/(${[...KIT, ...DOMAINS.slice(0, index + 1)].join('|')})/`,
    ),
    packages: ANY,
  })),
  { files: /^server\/(app\.ts$|cli\/)/, ours: /^(shared|server|openapi)\//, packages: ANY },
  { files: /^server\//, ours: /^(shared|server)\//, packages: ANY },
  { files: /^(tests\/|[^/]+\.config\.ts$)/, ours: ANY, packages: ANY },
];

type Kind = 'import' | 'type' | 'export' | 'export all';
interface Import {
  file: string;
  specifier: string;
  kind: Kind;
}

/** Every way in which one file names another: statements, `import()` and types written `import('…')`. */
function importsOf(file: string, code: string): Import[] {
  const found: Import[] = [];
  const note = (source: ESTree.Expression | null, kind: Kind) => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      found.push({ file, specifier: source.value, kind });
  };
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => note(source, importKind === 'type' ? 'type' : 'import'),
    ImportExpression: ({ source }) => note(source, 'import'),
    TSImportType: ({ source }) => note(source, 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => note(source, exportKind === 'type' ? 'type' : 'export'),
    ExportAllDeclaration: ({ source }) => note(source, 'export all'),
  }).visit(program);
  return found;
}

/** The path in this house that an import leads to; none for a package. */
function target({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1));
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

function isAllowed(imported: Import): boolean {
  const row = table.find(({ files }) => files.test(imported.file));
  if (!row) return false;
  const path = target(imported);
  if (path === undefined) return row.packages.test(imported.specifier);
  return row.ours.test(path);
}

interface Rule {
  rule: string;
  breaks: (imported: Import) => boolean;
  planted: [file: string, statement: string][];
}
const outside = (place: RegExp) => (imported: Import) => place.test(imported.file) && !isAllowed(imported);

const rules: Rule[] = [
  {
    rule: 'shared imports zod only',
    breaks: outside(/^shared\//),
    planted: [
      ['shared/x.ts', "import type { y } from '#server/options/options.ts';"],
      ['shared/x.ts', "import { y } from 'zod/v3'"],
    ],
  },
  {
    rule: 'openapi imports shared and is handed the router',
    breaks: outside(/^openapi\//),
    planted: [['openapi/x.ts', "type Y = import('#server/router.ts').AppRouter"]],
  },
  {
    rule: 'the published client imports shared, and nothing of the server, types included',
    breaks: outside(/^client\/sdk\//),
    planted: [
      ['client/sdk/x.ts', "import type { Y } from '#server/router.ts';"],
      ['client/sdk/x.ts', "import { y } from '#server/app.ts';"],
      ['client/sdk/x.ts', "import { y } from '#client/app/y.ts'"],
      ['client/sdk/x.ts', "import { y } from 'node:fs'"],
    ],
  },
  {
    rule: 'the web app imports shared and client',
    breaks: outside(/^client\/(?!sdk\/)/),
    planted: [
      ['client/app/x.tsx', "type Y = import('#server/router.ts').AppRouter"],
      ['client/screens/x.tsx', "const y = await import('#server/now.ts')"],
      ['client/main.tsx', "import '#openapi/document.ts'"],
    ],
  },
  {
    rule: 'a domain imports shared, the kit and the domains to its left',
    breaks: outside(new RegExp(`^server/(${DOMAINS.join('|')})/`)),
    planted: [
      ...DOMAINS.slice(1).map((right, index): [string, string] => [
        `server/${DOMAINS[index]}/x.ts`,
        `import type { Y } from '#server/${right}/y.ts'`,
      ]),
      ['server/admin/x.ts', "export { y } from '#server/router.ts';"],
    ],
  },
  {
    rule: 'only the app and the commands import openapi, and nothing of the server imports the client or the tests',
    breaks: outside(/^server\//),
    planted: [
      ['server/http/x.ts', "import { y } from '#openapi/document.ts';"],
      ['server/app.ts', "import { y } from '#client/main.tsx';"],
      ['server/trpc.ts', "import { y } from '#tests/support/test.ts';"],
    ],
  },
  {
    rule: 'an import never climbs out of its folder',
    breaks: ({ specifier }) => specifier.split('/').includes('..'),
    planted: [
      ['tests/server/x.test.ts', "import { y } from '../support/y.ts'"],
      ['client/app/x.ts', "import { y } from './a/../../sdk/y.ts'"],
      ['shared/x.ts', "export type { Y } from '#shared/../server/y.ts'"],
    ],
  },
  {
    rule: 'a neighbour in the same folder is imported by ./',
    breaks: (imported) =>
      imported.specifier.startsWith('#') && posix.dirname(target(imported) ?? '') === posix.dirname(imported.file),
    planted: [['server/user/x.ts', "import { y } from '#server/user/y.ts'"]],
  },
  {
    rule: 'there are no barrels but the package’s entries: no value is passed on by export from',
    breaks: ({ file, kind }) => !file.startsWith('exports/') && (kind === 'export' || kind === 'export all'),
    planted: [
      ['client/sdk/index.ts', "export * from './provider.ts'"],
      ['server/user/index.ts', "export { y } from './y.ts'"],
    ],
  },
];

const files = globSync(['{shared,openapi,client,server,exports,tests}/**/*.{ts,tsx}', '*.ts'], { cwd: ROOT });
const tree = files.flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')));

test.each(rules)('$rule', ({ breaks, planted }) => {
  for (const [file, statement] of planted) expect(importsOf(file, statement).map(breaks), statement).toEqual([true]);
  expect(tree.filter(breaks)).toEqual([]);
});

test('every file of the tree is read', () => {
  expect(tree).toContainEqual({ file: 'tests/contract/imports.test.ts', specifier: 'vite', kind: 'import' });
  expect(files).toEqual(expect.arrayContaining(['shared/errors.ts', 'openapi/document.ts', 'server/app.ts']));
});

test('every folder of the server is a domain, part of the kit, or holds commands', () => {
  const folders = files.filter((file) => /^server\/.+\//.test(file)).map((file) => file.split('/')[1] ?? '');
  expect([...new Set(folders)].filter((folder) => ![...DOMAINS, ...KIT, 'cli'].includes(folder))).toEqual([]);
});

/** Which of `statements` our linter refuses in which of `places`, asked of files that hold them all, one a line. */
async function refusedByLint(places: string[], statements: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-lint-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // The options ask for types, which these files do not have; the linter itself refuses a file of another shape.
  const config = { ...(JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as object), options: {} };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const place of places) {
    await mkdir(dirname(join(folder, place)), { recursive: true });
    await writeFile(join(folder, place), statements.join('\n'));
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { promise, resolve } = Promise.withResolvers<string>();
  // It exits with 1 when it finds something, which is what it is here for: what it printed is the answer.
  execFile(process.execPath, [oxlint, '-f', 'unix'], { cwd: folder, maxBuffer: 2 ** 26 }, (_, said) => resolve(said));
  const refusals = (await promise).matchAll(/^(\S+):(\d+):\d+: .*eslint\(no-restricted-imports\)/gm);
  const refused = [...refusals].map(([, place, line]) => `${place}: ${statements[Number(line) - 1]}`);
  return [...new Set(refused)];
}

test('the linter refuses the imports that this table refuses, and no others', async () => {
  const places = [
    'shared/x.ts',
    'openapi/x.ts',
    'tests/x.ts',
    'exports/x.ts',
    'client/main.tsx',
    'client/x.config.ts',
    'client/sdk/hooks/x.ts',
    'client/app/x.tsx',
    'client/screens/x.tsx',
    'server/app.ts',
    'server/router.ts',
    'server/options/options.ts',
    ...['cli', ...KIT, ...DOMAINS, 'social/providers'].map((folder) => `server/${folder}/x.ts`),
  ];
  const specifiers = [...places.map((place) => `#${place}`), './x.ts', 'zod', 'react', '@trpc/server', 'node:fs'];
  const statements = specifiers.flatMap((specifier, index) => [
    `import { y${index} } from '${specifier}';`,
    `import type { Y${index} } from '${specifier}';`,
    `await import('${specifier}');`,
    `export { z as z${index} } from '${specifier}';`,
    `export type { Z as Z${index} } from '${specifier}';`,
  ]);
  const byTable = places.flatMap((file) =>
    statements
      .filter((statement) => !importsOf(file, statement).every(isAllowed))
      .map((statement) => `${file}: ${statement}`),
  );
  const byLint = await refusedByLint(places, statements);
  expect({
    'refused by the table alone': byTable.filter((refused) => !byLint.includes(refused)),
    'refused by the linter alone': byLint.filter((refused) => !byTable.includes(refused)),
  }).toEqual({ 'refused by the table alone': [], 'refused by the linter alone': [] });
  expect(byLint).not.toEqual([]);
});
