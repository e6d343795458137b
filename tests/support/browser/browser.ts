import type { Browser, Page, Response } from 'playwright-core';

import { assertDocumented } from '#tests/support/assert-documented.ts';
import type { OpenApiDocument } from '#tests/support/sources/openapi-document.ts';

interface PageOptions {
  browser: Browser;
  baseUrl: string;
  theme?: 'light' | 'dark';
  /** In CSS pixels. */
  width?: number;
  /** Of a service with additional fields (`servedDocument`). */
  document?: OpenApiDocument | undefined;
  /** The browser's language. */
  locale?: string;
}

export interface OpenPage extends AsyncDisposable {
  page: Page;
  /** Console errors, uncaught errors and failed requests so far, with addresses relative to `baseUrl`. */
  problems: string[];
  close: () => Promise<void>;
}

/** Opens a page with its own cookies and storage, and with the content security policy enforced. */
export async function openPage({
  browser,
  baseUrl,
  theme = 'light',
  width = 1280,
  document,
  locale = 'en-US',
}: PageOptions): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    colorScheme: theme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale,
  });
  // Shorter than the test's timeout, so that the failure names the awaited element.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (problem: string) => problems.push(problem.replaceAll(baseUrl, ''));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Pages cancel requests that they no longer need.
    if (reason !== 'net::ERR_ABORTED') note(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  const checks: Promise<void>[] = [];
  page.on('response', (response) => checks.push(checkResponse(response, baseUrl, document)));
  const close = async () => {
    await Promise.all(checks);
    await context.close();
  };
  return { page, problems, close, [Symbol.asyncDispose]: close };
}

/** Checks the responses to a page's own requests against the OpenAPI document. */
async function checkResponse(response: Response, baseUrl: string, document?: OpenApiDocument): Promise<void> {
  const url = response.url();
  if (!url.startsWith(`${baseUrl}/api/`)) return;
  // A redirect has no body; the body of a page that has navigated is no longer available.
  const body = response.status() === 302 ? '' : await response.text().catch(() => null);
  if (body === null) return;
  const received = { status: response.status(), headers: response.headers(), body };
  await assertDocumented(
    { method: response.request().method(), url: url.slice(baseUrl.length), ...received },
    document,
  );
}
