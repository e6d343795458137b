import type { Page } from 'playwright-core';

import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

import type { Visit } from './screens.ts';

/** A screen after an interaction: a dialog, a menu, an error, an empty list. */
export interface State extends Visit {
  name: string;
  open?: (page: Page) => Promise<unknown>;
  /** The statuses of rejected calls, such as the one that the state shows. The browser logs them. */
  rejected?: number | readonly number[];
}

export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();
export const choose = (item: string) => (page: Page) => page.getByRole('menuitem', { name: item }).click();
export const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
/** Answers the next request of a call with an error. */
export const rejectOnce = (call: string, code: ErrorCode) => (page: Page) => {
  const [httpStatus, message] = errors[code];
  const error = { code: -32_603, message, data: { code, message, httpStatus } };
  return page.route(`**/api/trpc/${call}`, (route) => route.fulfill({ status: httpStatus, json: { error } }), {
    times: 1,
  });
};
export const fill = (label: string, value: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(value);
export const waitForText = (content: string) => (page: Page) => page.getByText(content).first().waitFor();

export function after(...steps: ((page: Page) => Promise<unknown>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}
