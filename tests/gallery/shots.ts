import type { Address } from '#client/features.ts';

/** A picture of a page of the documentation: a screen in a theme and width, or a part of it. */
export interface Shot {
  name: string;
  address: Address;
  theme?: 'light' | 'dark';
  width?: number;
  /** The button that is clicked first. */
  click?: string;
  /** The part that is shown, as a selector. */
  part?: string;
  /** Whether it has the variables that docs/components.md sets. */
  isStyled?: boolean;
}

export const shots: readonly Shot[] = [
  { name: 'sign-in', address: '/sign-in' },
  { name: 'sessions', address: '/account/sessions', theme: 'dark' },
  { name: 'members', address: '/organizations/:slug/members' },
  { name: 'members-phone', address: '/organizations/:slug/members', width: 390 },
  { name: 'invitations', address: '/organizations/:slug/invitations' },
  { name: 'users', address: '/admin/users' },
  { name: 'audit-log', address: '/admin/audit', theme: 'dark' },
  // Of docs/components.md.
  { name: 'component-sign-in', address: '/sign-in', part: '.gh-card' },
  { name: 'component-sign-in-dark', address: '/sign-in', part: '.gh-card', theme: 'dark' },
  { name: 'component-sign-in-styled', address: '/sign-in', part: '.gh-card', isStyled: true },
  { name: 'component-user-profile', address: '/account/security', part: '.gh-profile' },
  { name: 'component-user-button', address: '/admin/settings/branding', click: 'User button', part: 'figure' },
  {
    name: 'component-organization-profile',
    address: '/admin/settings/branding',
    click: 'Organization',
    part: 'figure',
    theme: 'dark',
  },
];
