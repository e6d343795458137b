import type { Locator, Page } from 'playwright-core';

/** A picture of the README's gallery: which screen, in which look. */
export interface Shot {
  name: string;
  path: string;
  /** What is seen once the screen has its data. */
  ready: (page: Page) => Locator;
  theme?: 'light' | 'dark';
  width?: number;
  signedOut?: true;
}

const text = (words: string) => (page: Page) => page.getByText(words);

export const shots: readonly Shot[] = [
  { name: 'sign-in', path: '/sign-in', ready: text('Google'), signedOut: true },
  { name: 'sessions', path: '/account/sessions', ready: text('This device'), theme: 'dark' },
  { name: 'members', path: '/organizations/analytical-engines/members', ready: text('Grace Hopper') },
  { name: 'members-phone', path: '/organizations/analytical-engines/members', ready: text('Grace Hopper'), width: 390 },
  { name: 'invitations', path: '/organizations/analytical-engines/invitations', ready: text('charles@example.com') },
  { name: 'users', path: '/admin/users', ready: text('Konrad Zuse') },
  { name: 'audit-log', path: '/admin/audit', ready: text('Banned'), theme: 'dark' },
];
