import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { openPage, type OpenPage } from './browser.ts';
import { launchBrowser } from './chromium.ts';
import { createInputDriver, type InputDriver, type InputMode } from './input-driver.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { servedDocument } from '#tests/support/sources/served-document.ts';
import { startSite } from './site.ts';

interface Variant {
  mode: InputMode;
  width: number;
}

/** Phone width with the mouse, desktop width with the keyboard alone. */
const variants: readonly Variant[] = [
  { mode: 'mouse', width: 390 },
  { mode: 'keyboard', width: 1280 },
];

/** The variants that a flow runs in: the named one, so that about half of the flows run in each; both with LONG=1. */
export const inputModes = (mode: InputMode): readonly Variant[] =>
  process.env['LONG'] ? variants : variants.filter((variant) => variant.mode === mode);

interface TestSite {
  readonly browser: Browser;
  readonly gatehouse: Gatehouse;
  open: (options?: {
    mode?: InputMode;
    width?: number;
    baseUrl?: string;
    locale?: string;
  }) => Promise<OpenPage & { input: InputDriver }>;
  /** Creates an account without the screens and returns its id. */
  createUser: (name: string, email: string) => Promise<string>;
}

/** Starts a browser and a service for a test file. */
export function setUpSite(options: GatehouseOptions = {}): TestSite {
  let browser: Browser;
  let gatehouse: Gatehouse;
  beforeAll(async () => {
    [browser, gatehouse] = await Promise.all([launchBrowser(), startSite(options)]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), gatehouse.close()]);
  });
  return {
    get browser() {
      return browser;
    },
    get gatehouse() {
      return gatehouse;
    },
    open: async ({ mode = 'mouse', width = 1280, baseUrl = gatehouse.options.baseUrl, locale = 'en-US' } = {}) => {
      const opened = await openPage({ browser, baseUrl, width, locale, document: await servedDocument(gatehouse) });
      return { ...opened, input: createInputDriver(opened.page, mode) };
    },
    createUser: async (name, email) => {
      const { user } = await gatehouse.call('signUp.email', { name, email, password: PASSWORD });
      return user.id;
    },
  };
}

export const screen = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');

/** Signs in on the sign-in screen. */
export async function signIn({ page, input }: { page: Page; input: InputDriver }, email: string, password = PASSWORD) {
  await screen(page, 'Sign in');
  await input.fill(page.getByLabel('Email'), email);
  await input.press(button(page, 'Continue'));
  await input.fill(page.getByLabel('Password', { exact: true }), password);
  await input.press(button(page, 'Sign in'));
}

export async function signOut({ page, input }: { page: Page; input: InputDriver }): Promise<void> {
  await input.press(page.getByRole('button', { name: /^Your account/ }));
  await input.press(page.getByRole('menuitem', { name: 'Sign out' }));
  await screen(page, 'Sign in');
}

/** Signs in without the sign-in screen. */
export async function signInByRequest(page: Page, email: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
}
