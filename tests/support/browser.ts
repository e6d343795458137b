import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import axe from 'axe-core';
import { chromium, type Browser, type Page, type Response } from 'playwright-core';

import { holdToDocument } from './every-answer.ts';

const ROOT = join(import.meta.dirname, '../..');
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

interface PageOptions {
  browser: Browser;
  baseUrl: string;
  theme?: 'light' | 'dark';
  /** In CSS pixels. */
  width?: number;
}

export interface OpenPage extends AsyncDisposable {
  page: Page;
  /** What went wrong so far: console errors, uncaught errors and failed requests, with addresses relative to `baseUrl`. */
  problems: string[];
  close: () => Promise<void>;
}

/** A page with cookies and storage of its own, and the page's content security policy in force. */
export async function openPage({ browser, baseUrl, theme = 'light', width = 1280 }: PageOptions): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    colorScheme: theme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  // Ends before the test's own limit does, so that the failure names what was waited for.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (problem: string) => problems.push(problem.replaceAll(baseUrl, ''));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // A page that no longer wants an answer cancels its own request.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  const held: Promise<void>[] = [];
  page.on('response', (response) => held.push(holdAnswer(response, baseUrl)));
  const close = async () => {
    await Promise.all(held);
    await context.close();
  };
  return { page, problems, close, [Symbol.asyncDispose]: close };
}

/** What a page is answered is held to the OpenAPI document, as what a test asks for itself is. */
async function holdAnswer(response: Response, baseUrl: string): Promise<void> {
  const url = response.url();
  if (!url.startsWith(`${baseUrl}/api/`)) return;
  // A redirect has no body, and that of a page which has gone on is no longer to be had.
  const body = response.status() === 302 ? '' : await response.text().catch(() => null);
  if (body === null) return;
  const seen = { status: response.status(), headers: response.headers(), body };
  await holdToDocument({ method: response.request().method(), url: url.slice(baseUrl.length), ...seen });
}

export interface AxeFinding {
  rule: string;
  impact: 'serious' | 'critical';
  help: string;
  /** CSS selectors. */
  elements: string[];
}

/**
 * What axe-core finds serious or critical, by all of its rules or some; the debugger brings it in, and is bound by no
 * content security policy.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<AxeFinding[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((runOnly) => {
    // The line above put it there.
    const page = globalThis as unknown as { axe: typeof axe };
    return page.axe.run(document, { resultTypes: ['violations'], ...(runOnly ? { runOnly } : {}) });
  }, rules);
  return violations.flatMap(({ id, impact, help, nodes }) =>
    impact === 'serious' || impact === 'critical'
      ? [{ rule: id, impact, help, elements: nodes.map(({ target }) => target.join(' ')) }]
      : [],
  );
}

/** Shows an open page in the other colours, and waits until nothing moves any more. */
export async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** Keeps the whole page as `dist/screenshots/<name>.png`, and answers where. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(ROOT, 'dist/screenshots', `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  return path;
}
