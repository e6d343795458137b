import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { expect, test } from 'vitest';

import { features } from '#server/app/features.ts';
import { folderImports, importCycles, importsOf, target, type Import } from '#tests/support/sources/imports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The features in the order of `server/app/features.ts`. */
const featureFolders = features.map(({ name }) => {
  const source = readFileSync(join(ROOT, 'server/app/features.ts'), 'utf8');
  return new RegExp(`import \\{ ${name} \\} from '#server/features/([\\w-]+)/feature.ts'`).exec(source)![1]!;
});
/** The feature folders of the web app, from `client/features.ts`. */
const screenFolders = [
  ...readFileSync(join(ROOT, 'client/features.ts'), 'utf8').matchAll(/ from '\.\/features\/([\w-]+)\/feature\.ts'/g),
].map(([, folder]) => folder!);

/** The server from bottom to top. A file imports from its own floor and from those below it, types included. */
const floors = [
  'shared/',
  'generated/api.ts',
  'generated/features.ts',
  'generated/configuration.ts',
  'generated/permissions.ts',
  'generated/audit-events.ts',
  'generated/noticed-events.ts',
  'generated/common-passwords.ts',
  'server/lib/',
  'server/options/',
  'server/security/',
  'server/fields/',
  'server/db/',
  'server/http/',
  'server/audit/',
  'server/mail/',
  'server/call/',
  'server/transports/',
  ...featureFolders.map((folder) => `server/features/${folder}/`),
  'generated/options/',
  'generated/gatehouse-options.ts',
  // Operators import it by this path, and it takes the options of all features.
  'server/options/define-config.ts',
  'generated/texts/mails.ts',
  'languages/',
  'generated/languages/',
  'openapi/',
  'server/app/',
  'server/cli/',
  'server/index.ts',
  'server/main.ts',
];
/** Only the list of features imports these. */
const FEATURE_FILE = /^server\/features\/[\w-]+\/feature\.ts$/;

function floorOf(path: string): number {
  const matching = floors.filter((floor) => path === floor || (floor.endsWith('/') && path.startsWith(floor)));
  return floors.indexOf(matching.toSorted((a, b) => b.length - a.length)[0] ?? '');
}

/** Whether a file of the server imports only from its floor and below. */
function isOnFloor(file: string, path: string): boolean {
  const [own, other] = [floorOf(file), floorOf(path)];
  if (FEATURE_FILE.test(path) && file !== 'server/app/features.ts') return false;
  // The document is made of schemas: it knows neither the features nor the kit.
  if (file.startsWith('openapi/')) return /^(shared|openapi|generated)\//.test(path);
  return own >= 0 && other >= 0 && other <= own;
}

/** The local files and packages that files may import. The first matching row applies. */
interface Row {
  files: RegExp;
  local: RegExp | ((file: string, path: string) => boolean);
  packages: RegExp;
}
const ANY = /^/;
const BROWSER = /^(?!node:)/;
const NONE = /^$/;

const table: Row[] = [
  { files: /^shared\//, local: /^(shared|generated)\//, packages: /^zod$/ },
  { files: /^openapi\//, local: isOnFloor, packages: ANY },
  {
    files: /^generated\/refresh-rules\.ts$/,
    local: /^client\/(sdk\/|features\/[\w-]+\/refresh\.ts$)/,
    packages: NONE,
  },
  // Only types of the English texts.
  { files: /^generated\/texts\/mails\.ts$/, local: /^server\/(mail|features\/[\w/-]+)\/texts\.ts$/, packages: NONE },
  {
    files: /^generated\/texts\/components\.ts$/,
    local: /^client\/components\/.*texts\.ts$|^languages\/en\//,
    packages: NONE,
  },
  {
    files: /^generated\/texts\/(translated-)?errors\.ts$/,
    local: /^shared\/|^client\/components\/(errors|texts?)\/|^generated\/texts\/components\.ts$/,
    packages: NONE,
  },
  {
    files: /^generated\/texts\//,
    local: /^client\/.*texts\.ts$|^languages\/en\/|^shared\/|^generated\/texts\/components\.ts$/,
    packages: NONE,
  },
  // The mails load no texts of the web app.
  {
    files: /^generated\/languages\/mails\//,
    local: /^languages\/.*\.mails\.ts$|^generated\/texts\/mails\.ts$/,
    packages: NONE,
  },
  {
    files: /^generated\/languages\//,
    local: /^languages\/(?!.*\.mails\.ts$)|^generated\/texts\/|^client\/components\/(component|translated)-texts\.ts$/,
    packages: NONE,
  },
  { files: /^languages\/en\//, local: /^client\/components\/texts\/localized\.ts$/, packages: NONE },
  {
    files: /^languages\/.*\.mails\.ts$/,
    local: /^shared\/lib\/language\/|^generated\/texts\/mails\.ts$/,
    packages: NONE,
  },
  { files: /^languages\//, local: /^shared\/lib\/language\/|^generated\/texts\/screens\.ts$/, packages: NONE },
  { files: /^generated\//, local: /^(shared|generated)\/|^server\/.*\.types\.ts$/, packages: NONE },
  {
    files: /^client\/(sdk\/|features\/[\w-]+\/refresh\.ts$)/,
    local: /^(shared|client\/sdk)\/|^generated\/(api|features|refresh-rules)\.ts$/,
    packages: BROWSER,
  },
  { files: /^client\/[^/]+\.config\.ts$/, local: /^(shared|generated|client)\//, packages: ANY },
  ...screenFolders.map((folder) => ({
    files: new RegExp(`^client/features/${folder}/`),
    local: new RegExp(`^(shared|client/(sdk|components|page|console))/|^client/features/${folder}/(?!feature\\.ts$)`),
    packages: BROWSER,
  })),
  {
    files: /^client\/features\.ts$/,
    local: /^client\/(console\/feature\.ts$|features\/[\w-]+\/feature\.ts$|features\/sign-in\/addresses\.ts$)/,
    packages: NONE,
  },
  {
    // The sign-in, and what loads the other screens.
    files: /^client\/start\.tsx$/,
    local:
      /^client\/(page\/|console\/parts\/configure-zod\.ts$|console-start\.tsx$|features\/sign-in\/sign-in-pages\.tsx$)/,
    packages: BROWSER,
  },
  {
    files: /^client\/console-start\.tsx$/,
    local: /^client\/(console\/|components\/|features\.ts$|features\/sign-in\/sign-in-pages\.tsx$)/,
    packages: BROWSER,
  },
  {
    files: /^client\/main\.tsx$/,
    local: /^shared\/|^client\/(page\/|components\/(components\.css|texts\/localized\.ts)$|languages\.ts$|start\.tsx$)/,
    packages: BROWSER,
  },
  {
    files: /^client\/languages\.ts$/,
    local: /^shared\/|^generated\/(languages\/screens\/|texts\/screens\.ts$)/,
    packages: NONE,
  },
  {
    // Published, so it uses nothing of the web app.
    files: /^client\/components\//,
    local: /^(shared|client\/(sdk|components))\/|^generated\/texts\/(components|errors|scopes|translated-errors)\.ts$/,
    packages: /^(react|@tanstack\/react-query|@simplewebauthn\/browser|simple-icons\/icons\/\w+\.svg|uqr|zod)$/,
  },
  {
    // Loaded with every page: no router, no Mantine.
    files: /^client\/page\//,
    local: /^(shared|generated|client\/(sdk|components|page))\//,
    packages: /^(react|@tanstack\/react-query|@trpc\/react-query|@tabler\/icons-react)$/,
  },
  {
    files: /^client\/console\//,
    local: /^(shared|generated|client\/(sdk|components|page|console))\//,
    packages: BROWSER,
  },
  { files: /^server\//, local: isOnFloor, packages: ANY },
  { files: /^(tests\/|[^/]+\.config\.ts$)/, local: ANY, packages: ANY },
];

function isAllowed(imported: Import): boolean {
  const row = table.find(({ files }) => files.test(imported.file));
  if (!row) return false;
  const path = target(imported);
  if (path === undefined) return row.packages.test(imported.specifier);
  return typeof row.local === 'function' ? row.local(imported.file, path) : row.local.test(path);
}

interface Rule {
  rule: string;
  breaks: (imported: Import) => boolean;
  examples: [file: string, statement: string][];
}
const outside = (folder: RegExp) => (imported: Import) => folder.test(imported.file) && !isAllowed(imported);

const rules: Rule[] = [
  {
    rule: 'shared imports zod only',
    breaks: outside(/^shared\//),
    examples: [
      ['shared/x.ts', "import type { y } from '#server/options/kit-options.ts';"],
      ['shared/x.ts', "import { y } from 'zod/v3'"],
    ],
  },
  {
    rule: 'openapi imports shared and does not import the router',
    breaks: outside(/^openapi\//),
    examples: [['openapi/x.ts', "type Y = import('#server/app/router.ts').AppRouter"]],
  },
  {
    rule: 'translations import types alone, and those of mails none of the web app',
    breaks: outside(/^languages\//),
    examples: [
      ['languages/de/x.ts', "import { texts } from '#client/components/texts.ts'"],
      ['languages/de/x.mails.ts', "import type { Translations } from '#generated/texts/screens.ts'"],
    ],
  },
  {
    rule: 'the published client imports shared and no server module or type',
    breaks: outside(/^(client\/sdk|generated)\//),
    examples: [
      ['client/sdk/x.ts', "import type { Y } from '#server/app/router.ts';"],
      ['client/sdk/x.ts', "import { y } from '#server/app/create-gatehouse.ts';"],
      ['client/sdk/x.ts', "import { y } from '#client/console/y.ts'"],
      ['client/sdk/x.ts', "import { y } from '#client/features/account/refresh.ts'"],
      ['generated/refresh-rules.ts', "import { y } from '#client/features/account/feature.ts'"],
      ['client/sdk/x.ts', "import { y } from 'node:fs'"],
    ],
  },
  {
    rule: 'the web app imports shared and client, and no feature is imported from the console or another feature',
    breaks: outside(/^client\/(?!sdk\/)/),
    examples: [
      ['client/console/x.tsx', "type Y = import('#server/app/router.ts').AppRouter"],
      ['client/console/x.tsx', "import { features } from '#client/features.ts'"],
      ['client/console/x.tsx', "const y = await import('#client/features/account/y.tsx')"],
      ['client/features/account/x.tsx', "const y = await import('#server/lib/now.ts')"],
      ['client/features/account/x.tsx', "import { y } from '#client/features/admin/y.tsx'"],
      ['client/features/account/x.tsx', "import { account } from './feature.ts'"],
      ['client/components/x.tsx', "import { y } from '#client/console/y.ts'"],
      ['client/components/x.tsx', "import { y } from '#client/features/account/y.tsx'"],
      ['client/components/x.tsx', "import { Button } from '@mantine/core'"],
      ['client/features/account/refresh.ts', "import { y } from '#client/console/y.ts'"],
      ['client/features/unlisted/x.tsx', "import { y } from '#shared/error-codes.ts'"],
      ['client/page/x.tsx', "import { y } from '#client/console/y.tsx'"],
      ['client/page/x.tsx', "import { Link } from 'react-router'"],
      ['client/main.tsx', "import '#openapi/document.ts'"],
    ],
  },
  {
    rule: 'a feature imports shared, the kit and features listed before it',
    breaks: outside(/^server\/features\//),
    examples: [
      ...featureFolders
        .slice(1)
        .map((later, index): [string, string] => [
          `server/features/${featureFolders[index]}/x.ts`,
          `import type { Y } from '#server/features/${later}/y.ts'`,
        ]),
      ['server/features/admin/x.ts', "export { y } from '#server/app/router.ts'"],
      ['server/features/admin/x.ts', "import { jwt } from '#server/features/jwt/feature.ts'"],
    ],
  },
  {
    rule: 'the kit imports no feature',
    breaks: outside(/^server\/(?!features\/)/),
    examples: [
      ['server/call/trpc.ts', "import type { Session } from '#server/features/sessions/session.entity.ts'"],
      ['server/http/x.ts', "const y = await import('#server/features/jwt/y.ts')"],
      ['server/db/x.ts', "import { features } from '#server/app/features.ts'"],
    ],
  },
  {
    rule: 'in the server only the app and the commands import openapi, and no file imports the client or tests',
    breaks: outside(/^server\//),
    examples: [
      ['server/http/x.ts', "import { y } from '#openapi/document.ts';"],
      ['server/app/create-gatehouse.ts', "import { y } from '#client/main.tsx';"],
      ['server/call/trpc.ts', "import { y } from '#tests/support/test.ts';"],
    ],
  },
  {
    rule: 'no import path contains ..',
    breaks: ({ specifier }) => specifier.split('/').includes('..'),
    examples: [
      ['tests/features/x.test.ts', "import { y } from '../support/y.ts'"],
      ['client/console/x.ts', "import { y } from './a/../../sdk/y.ts'"],
      ['shared/x.ts', "export type { Y } from '#shared/../server/y.ts'"],
    ],
  },
  {
    rule: 'files in the same folder are imported by ./',
    breaks: (imported) =>
      imported.specifier.startsWith('#') && posix.dirname(target(imported) ?? '') === posix.dirname(imported.file),
    examples: [['server/mail/x.ts', "import { y } from '#server/mail/y.ts'"]],
  },
  {
    rule: 'only the package entry points re-export values',
    breaks: ({ file, kind }) =>
      !/^(client\/sdk\/index(\.(react|server))?|client\/components\/index|server\/index)\.ts$/.test(file) &&
      (kind === 'export' || kind === 'export all'),
    examples: [
      ['client/sdk/hooks/index.ts', "export * from './provider.ts'"],
      ['server/mail/index.ts', "export { y } from './y.ts'"],
    ],
  },
];

const files = globSync(['{shared,generated,languages,openapi,client,server,tests}/**/*.{ts,tsx}', '*.ts'], {
  cwd: ROOT,
});
const tree = files.flatMap((file) => importsOf(file, readFileSync(join(ROOT, file), 'utf8')));

test.each(rules)('$rule', ({ breaks, examples }) => {
  for (const [file, statement] of examples) expect(importsOf(file, statement).map(breaks), statement).toEqual([true]);
  expect(tree.filter(breaks)).toEqual([]);
});

test('there are no import cycles, type imports included', () => {
  const example = [
    ...importsOf('server/a.ts', "import type { B } from './b.ts'"),
    ...importsOf('server/b.ts', "export type C = import('#server/c.ts').C"),
    ...importsOf('server/c.ts', "const a = await import('./a.ts')"),
  ];
  expect(importCycles(example)).toEqual(['server/a.ts → server/b.ts → server/c.ts → server/a.ts']);
  expect(importCycles(example.slice(1))).toEqual([]);
  expect(importCycles(tree)).toEqual([]);
});

test('no folders beside each other import each other, types included', () => {
  const example = [
    ...importsOf('client/a/x/a.ts', "import { b } from '#client/b/b.ts'"),
    ...importsOf('client/b/b.ts', "import type { A } from '#client/a/a.ts'"),
    ...importsOf('client/a/a.ts', "import { x } from './x/a.ts'"),
  ];
  expect(importCycles(folderImports(example))).toEqual(['client/a → client/b → client/a']);
  // What is generated stands between the floors, by file.
  const written = tree.filter((imported) => !/^(generated|languages)\//.test(target(imported) ?? ''));
  const circles = importCycles(folderImports(written.filter(({ file }) => !/^(generated|languages)\//.test(file))));
  expect([...new Set(circles)]).toEqual([]);
});

test('all source files are analysed', () => {
  expect(tree).toContainEqual({ file: 'tests/lint/imports.test.ts', specifier: 'vitest', kind: 'import' });
  expect(files).toEqual(
    expect.arrayContaining(['shared/error-codes.ts', 'openapi/document.ts', 'server/app/create-gatehouse.ts']),
  );
});

test('every feature folder is listed in server/app/features.ts', () => {
  const folders = files.flatMap((file) => /^server\/features\/([^/]+)\//.exec(file)?.[1] ?? []);
  expect(new Set(folders)).toEqual(new Set(featureFolders));
});

test('a folder has at most 25 files, and the upper folders few', () => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const limits: Record<string, number> = { server: 4, shared: 2, 'client/console': 5 };
  const crowded = [...counts].filter(
    ([folder, count]) => !folder.startsWith('generated') && count > (limits[folder] ?? 25),
  );
  // Translations.
  expect(crowded.filter(([folder]) => !/(^|\/)languages(\/|$)/.test(folder))).toEqual([]);
});
