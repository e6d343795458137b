import { defineToken } from '#server/call/token-purposes.ts';
import { defineCookie } from '#server/http/cookies.ts';
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

/** Responses to no flow, which may be many guesses of one. Counted beside the limit of all responses. */
export const unsolicitedLimit: LimitRule = {
  name: 'sso-unsolicited',
  calls: 'SAML responses with an unknown `RelayState`',
  max: 20,
  window: 60,
};

/** Under which they are counted, like a call of its own. */
export const UNSOLICITED = 'sso.unsolicited';

/** The assertions of SAML that were accepted, until they expire. */
export const usedAssertion = defineToken({ purpose: 'sso-assertion', revokedOn: [] });

/** Names the connection for which a flow began in place of a response without one. */
export const restartCookie = defineCookie('sso_restart');
