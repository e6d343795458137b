import { defineToken } from '#server/call/token-purposes.ts';
import type { LimitRule } from '#server/http/limits.ts';

/** One address sends those of all users of a provider. */
export const backChannelLimit: LimitRule = {
  name: 'sso-back-channel-logout',
  calls: 'logout tokens of an identity provider',
  max: 300,
  window: 60,
};

/** Each logout message of SAML is accepted once. */
export const logoutMessageUse = defineToken({ purpose: 'sso-logout-message', revokedOn: [] });
