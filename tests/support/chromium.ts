import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Browser } from 'playwright-core';

const PACKAGE = import.meta.resolve('@sparticuz/chromium');

/** Nothing but this machine is looked up: a page that needs another host fails here as it would for a person offline. */
const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
];

/** A browser of its own for the caller to close: on Linux one that comes by npm, elsewhere the Chrome of the machine. */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launch({ channel: 'chrome', args: flags });
  const folder = await unpackedChromium();
  const env = { ...definedEnvironment(), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const launch = { executablePath: join(folder, 'chromium'), args: flags };
  try {
    return await chromium.launch({ ...launch, env });
  } catch (error) {
    // A machine without desktop libraries borrows those in the package, which a machine of an older C library could not load.
    if (!(error instanceof Error) || !error.message.includes('shared libraries')) throw error;
    return chromium.launch({ ...launch, env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') } });
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** One folder for each version and user, moved into place whole: many may unpack at once, and the first to be done wins. */
async function unpackedChromium(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', PACKAGE), 'utf8');
  const [, version] = /"version": "([^"]+)"/.exec(manifest) ?? [];
  const folder = join(tmpdir(), `gatehouse-chromium-${version}-${process.getuid?.()}`);
  if (await isUnpacked(folder)) return folder;

  // What a cleaner of temporary files has left of it, if anything.
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

/** A folder that another user of the machine laid out for us is not used: what it holds would run as us. */
async function isUnpacked(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (found && (!found.isDirectory() || found.uid !== process.getuid?.())) throw new Error(`${folder} is not our own`);
  return existsSync(join(folder, 'chromium'));
}

/** The package unpacks to the folder for temporary files alone, and its libraries only where it sees Lambda: so a process of its own. */
async function unpack(folder: string): Promise<void> {
  const script = `import chromium from ${JSON.stringify(PACKAGE)}; await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
}

/** Open Sans, which the package holds, is the only font: pages look the same on every machine, one without fonts included. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}
