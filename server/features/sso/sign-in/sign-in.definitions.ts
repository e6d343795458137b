import type { LimitRule } from '#server/http/limits.ts';

export const lookUpLimit: LimitRule = {
  name: 'sso-look-up',
  calls: 'looking up the single sign-on of an address',
  max: 20,
  window: 60,
};

export const startLimit: LimitRule = { name: 'sso-start', calls: 'starting a single sign-on', max: 30, window: 60 };

export const callbackLimit: LimitRule = {
  name: 'sso-callback',
  calls: 'returning from an identity provider of an organization',
  max: 60,
  window: 60,
};
