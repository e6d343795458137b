import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const templates = {
  vite: 'an app with Vite and React, and the service',
  nextjs: 'an app with Next.js, and the service',
  service: 'the service alone, for an app that you have',
} as const;
type Template = keyof typeof templates;

const USAGE = `Usage: npm create gatehouse <folder> -- [options]

  --template vite|nextjs|service
                           ${Object.values(templates).join('; ')}
  --name <name>            the name of the app in pages and emails; by default that of the folder
  --packages <folder>      the folder of \`npm run pack\` with the packages, instead of the registry
  --no-install             writes the files only`;

/** A mistake of the caller, shown without a stack. */
class UsageError extends Error {}

interface Choice {
  folder: string;
  template: Template;
  name: string;
  packages: string | undefined;
  install: boolean;
}

const isTemplate = (text: string): text is Template => Object.hasOwn(templates, text);

async function readChoice(): Promise<Choice> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      template: { type: 'string' },
      name: { type: 'string' },
      packages: { type: 'string' },
      install: { type: 'boolean', default: true },
    },
  });
  if (positionals.length > 1) throw new UsageError('Only one folder can be created.');
  const asked = await ask({ folder: positionals[0], template: values.template });
  if (!isTemplate(asked.template)) throw new UsageError(`There is no template «${asked.template}».`);
  const folder = resolve(asked.folder);
  return {
    folder,
    template: asked.template,
    name: values.name ?? basename(folder),
    packages: values.packages,
    install: values.install,
  };
}

/** Asks for what the command line lacks, in a terminal. */
async function ask(given: Record<'folder' | 'template', string | undefined>) {
  if (given.folder !== undefined && (given.template !== undefined || !process.stdin.isTTY))
    return { folder: given.folder, template: given.template ?? 'vite' };
  if (!process.stdin.isTTY) throw new UsageError('The folder is missing.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const folder = given.folder ?? ((await terminal.question('Folder (my-app): ')).trim() || 'my-app');
    const list = Object.entries(templates).map(([name, about]) => `  ${name.padEnd(9)}${about}`);
    const question = `Template (vite):\n${list.join('\n')}\n> `;
    return { folder, template: given.template ?? ((await terminal.question(question)).trim() || 'vite') };
  } finally {
    terminal.close();
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error.code === 'ENOTDIR' ? new UsageError(`${folder} is a file.`) : error;
  });
  // Those of a folder in which a repository was created before.
  if (files.some((file) => file !== '.git')) throw new UsageError(`${folder} is not empty.`);
}

/** The versions of both packages, or the files that `npm run pack` wrote. */
async function packagesOf(packages: string | undefined): Promise<Record<string, string>> {
  const manifest = await readFile(join(import.meta.dirname, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  if (packages === undefined) return { gatehouse: version, '@gatehouse/client': version };
  const files = await readdir(packages).catch(() => {
    throw new UsageError(`${packages} cannot be read.`);
  });
  const specifierOf = (file: string) => {
    if (!files.includes(file)) throw new UsageError(`${packages} has no ${file}: run \`npm run pack\` there.`);
    // A relative address would be one of the folder that is created.
    return pathToFileURL(resolve(packages, file)).href;
  };
  return {
    gatehouse: specifierOf(`gatehouse-${version}.tgz`),
    '@gatehouse/client': specifierOf(`gatehouse-client-${version}.tgz`),
  };
}

async function writeFiles({ folder, template, name, packages }: Choice): Promise<void> {
  const found = await packagesOf(packages);
  await requireEmpty(folder);
  await mkdir(folder, { recursive: true });
  await cp(join(import.meta.dirname, 'templates', template), folder, { recursive: true });
  // npm leaves a `.gitignore` out of packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { dependencies: Record<string, string> };
  for (const dependency of Object.keys(manifest.dependencies)) {
    const specifier = found[dependency];
    if (specifier !== undefined) manifest.dependencies[dependency] = specifier;
  }
  await writeFile(path, `${JSON.stringify({ name: packageName(name), ...manifest }, null, 2)}\n`);
  const config = join(folder, 'gatehouse.config.ts');
  // In quotes, as a text of JavaScript: a name can contain anything.
  await writeFile(
    config,
    (await readFile(config, 'utf8')).replace("'My app'", () => JSON.stringify(name)),
  );
}

const packageName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'app';

function install(folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const npm = spawn('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      // npm is a script of the shell there.
      shell: process.platform === 'win32',
    });
    npm.on('error', fail);
    npm.on('exit', (code) => (code === 0 ? done() : fail(new UsageError(`npm install failed in ${folder}.`))));
  });
}

async function main(): Promise<void> {
  const choice = await readChoice();
  await writeFiles(choice);
  if (choice.install) await install(choice.folder);
  const folder = relative('', choice.folder) || '.';
  const commands = [`cd ${folder}`, ...(choice.install ? [] : ['npm install']), 'npm start'];
  console.log(`\n  ${choice.name} is ready in ${folder}. Start it with\n\n    ${commands.join('\n    ')}\n`);
}

await main().catch((error: unknown) => {
  const isUsage =
    error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? `${(error as Error).message}\n\n${USAGE}` : error);
  process.exitCode = 1;
});
