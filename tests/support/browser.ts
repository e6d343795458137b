import type { Browser, Page, Response } from 'playwright-core';

import { assertDocumented } from './assert-documented.ts';

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
  await assertDocumented({ method: response.request().method(), url: url.slice(baseUrl.length), ...seen });
}
