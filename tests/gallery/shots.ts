import type { Address } from '#client/features.ts';

/** A screenshot of docs/screenshots.md: a screen in a theme and width. */
export interface Shot {
  name: string;
  address: Address;
  theme?: 'light' | 'dark';
  width?: number;
}

export const shots: readonly Shot[] = [
  { name: 'sign-in', address: '/sign-in' },
  { name: 'sessions', address: '/account/sessions', theme: 'dark' },
  { name: 'members', address: '/organizations/:slug/members' },
  { name: 'members-phone', address: '/organizations/:slug/members', width: 390 },
  { name: 'invitations', address: '/organizations/:slug/invitations' },
  { name: 'users', address: '/admin/users' },
  { name: 'audit-log', address: '/admin/audit', theme: 'dark' },
];
