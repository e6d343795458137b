import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Browser } from 'playwright-core';

const PACKAGE = import.meta.resolve('@sparticuz/chromium');

/** Only local names resolve: a page that needs another host fails. */
const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
];

/** Launches a browser that the caller closes: on Linux the one from npm, otherwise the installed Chrome. */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launch({ channel: 'chrome', args: flags });
  const folder = await unpackedChromium();
  const env = { ...definedEnvironment(), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const launch = { executablePath: join(folder, 'chromium'), args: flags };
  try {
    return await chromium.launch({ ...launch, env });
  } catch (error) {
    // Without desktop libraries the package's own are used; not always, since they need a recent C library.
    if (!(error instanceof Error) || !error.message.includes('shared libraries')) throw error;
    return chromium.launch({ ...launch, env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') } });
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** One folder for each version and user. The rename is atomic: processes may unpack at the same time, and the first wins. */
async function unpackedChromium(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', PACKAGE), 'utf8');
  const [, version] = /"version": "([^"]+)"/.exec(manifest) ?? [];
  const folder = join(tmpdir(), `gatehouse-chromium-${version}-${process.getuid?.()}`);
  if (await isUnpacked(folder)) return folder;

  // A cleaner of temporary files may have left parts of it.
  await rm(folder, { recursive: true, force: true });
  const staging = await mkdtemp(`${folder}-`);
  try {
    await unpack(staging);
    await writeFile(join(staging, 'fonts.conf'), fontConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await isUnpacked(folder))) throw error;
  }
  return folder;
}

/** @throws for a folder of another user, whose programs would run with our rights. */
async function isUnpacked(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  if (stats && (!stats.isDirectory() || stats.uid !== process.getuid?.())) throw new Error(`${folder} is not our own`);
  return existsSync(join(folder, 'chromium'));
}

/** In a child process: the package unpacks to TMPDIR only, and its libraries only on Lambda. */
async function unpack(folder: string): Promise<void> {
  const script = `import chromium from ${JSON.stringify(PACKAGE)}; await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
}

/** Open Sans of the package is the only font, so that pages render alike on every machine. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}
