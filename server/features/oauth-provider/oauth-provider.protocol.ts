import { defineProtocol, type Protocol } from '#server/call/protocol.ts';
import type { CallLimits, LimitRule } from '#server/http/limits.ts';

import { publicClientById } from './interactions/public-client.ts';
import { confirmEnd, endSession, endSessionByForm } from './logout/end-session.ts';
import { oauthProviderOptions } from './oauth-provider.options.ts';
import { getRegistration, unregister, updateRegistration } from './registration/manage-registration.ts';
import { register } from './registration/register.ts';
import { authorize, authorizeByForm, resume } from './protocol/authorize.ts';
import { atRoot, documents } from './protocol/discovery.ts';
import { presentFailure } from './protocol/failure.ts';
import { getUserInfo, introspect, listKeys, postUserInfo, pushRequest, revoke, token } from './protocol/tokens.ts';

const MAX_BODY_BYTES = 32 * 1024;
const FORM = 'application/x-www-form-urlencoded';

const shared = {
  tag: {
    title: 'OAuth 2.1 and OpenID Connect',
    description:
      'Applications sign users in, as [OpenID Connect](https://openid.net/specs/openid-connect-core-1_0.html) describes.',
  },
  enabled: (options) => oauthProviderOptions.of({ options }).enabled,
  mediaTypes: ['application/json', FORM],
  bodyLimit: MAX_BODY_BYTES,
  // The library authenticates applications: each endpoint has its own rules.
  authenticate: async () => null,
  present: presentFailure,
} satisfies Partial<Protocol<null>>;

const session = true as const;
const cors = 'client' as const;

const endpoints = defineProtocol({
  ...shared,
  prefix: '/oauth2',
  routes: [
    { name: 'oauth2.authorize', method: 'GET', path: '/authorize', session, handle: authorize },
    { name: 'oauth2.authorizeByForm', method: 'POST', path: '/authorize', session, handle: authorizeByForm },
    { name: 'oauth2.resume', method: 'GET', path: '/authorize/:uid', session, handle: resume },
    { name: 'oauth2.endSession', method: 'GET', path: '/end-session', session, handle: endSession },
    { name: 'oauth2.endSessionByForm', method: 'POST', path: '/end-session', session, handle: endSessionByForm },
    { name: 'oauth2.confirmEnd', method: 'POST', path: '/end-session/confirm', session, handle: confirmEnd },
    { name: 'oauth2.pushRequest', method: 'POST', path: '/par', cors, handle: pushRequest },
    { name: 'oauth2.token', method: 'POST', path: '/token', cors, handle: token },
    { name: 'oauth2.introspect', method: 'POST', path: '/introspect', cors, handle: introspect },
    { name: 'oauth2.revoke', method: 'POST', path: '/revoke', cors, handle: revoke },
    { name: 'oauth2.getUserInfo', method: 'GET', path: '/userinfo', cors, handle: getUserInfo },
    { name: 'oauth2.postUserInfo', method: 'POST', path: '/userinfo', cors, handle: postUserInfo },
    { name: 'oauth2.publicClientById', method: 'GET', path: '/client/:id', session, handle: publicClientById },
    { name: 'oauth2.register', method: 'POST', path: '/register', cors: 'open', handle: register },
    { name: 'oauth2.getRegistration', method: 'GET', path: '/register/:id', cors: 'open', handle: getRegistration },
    {
      name: 'oauth2.updateRegistration',
      method: 'PUT',
      path: '/register/:id',
      cors: 'open',
      handle: updateRegistration,
    },
    { name: 'oauth2.unregister', method: 'DELETE', path: '/register/:id', cors: 'open', handle: unregister },
    { name: 'oauth2.listKeys', method: 'GET', path: '/jwks', cors: 'open', handle: listKeys },
  ],
});

const discovery = defineProtocol({
  ...shared,
  prefix: '/.well-known',
  routes: Object.entries(documents).map(([document, handle]) => ({
    name: `oauth2.${document}`,
    method: 'GET',
    path: `/${document}`,
    cors: 'open',
    handle,
  })),
});

const discoveryAtRoot = Object.entries(documents).map(([document, handle]) =>
  defineProtocol({
    ...shared,
    prefix: `/.well-known/${document}`,
    atRoot: true,
    routes: [{ name: `oauth2.root-${document}`, method: 'GET', path: '/*', cors: 'open', handle: atRoot(handle) }],
  }),
);

export const oauthProtocols = [endpoints, discovery, ...discoveryAtRoot];

const limit = (name: string, calls: string, max: number): LimitRule => ({ name, calls, max, window: 60 });
const authorizeLimit = limit('oauth-authorize', 'requests of applications to sign a user in', 60);
const registerLimit = { ...limit('oauth-register', 'registrations of applications by themselves', 20), window: 3600 };
const tokenLimit = limit('oauth-token', 'requests of applications for tokens', 120);

export const oauthLimits: Readonly<Record<string, CallLimits>> = {
  'oauth2.authorize': [authorizeLimit],
  'oauth2.authorizeByForm': [authorizeLimit],
  'oauth2.resume': [authorizeLimit],
  'oauth2.pushRequest': [authorizeLimit],
  'oauth2.token': [tokenLimit],
  'oauth2.register': [registerLimit],
};
