import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature, kitTags } from '#server/call/feature.ts';
import { browserSignedOut, sessionReplacing } from '#server/features/sessions/browser-sessions.ts';
import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import type { MultiSessionConfiguration } from '#shared/multi-session/configuration.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { multiSessionErrors } from '#shared/multi-session/errors.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { DeviceSessions, DeviceSessionInput } from '#shared/multi-session/schemas.ts';
import { SessionWithUser } from '#shared/sessions/schemas.ts';

import { listDeviceSessions, revokeDeviceSession, setActiveSession } from './multi-session.ts';
import { multiSessionOptions } from './multi-session.options.ts';
import { endSessionsOfBrowser, storePreviousSession } from './sign-ins.ts';
import { storedSessionCookie } from './stored-sessions.ts';

const ifEnabled: CallMeta = { enabled: (options) => multiSessionOptions.of({ options }).enabled };
const impersonation = 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING' as const;

export const multiSession = defineFeature({
  name: 'multiSession',
  errors: multiSessionErrors,
  options: [multiSessionOptions],
  cookies: [storedSessionCookie],
  router: {
    multiSession: {
      listDeviceSessions: anyone
        .meta(get('/multi-session/list-device-sessions', 'List the sessions of the browser, the active one first'))
        .meta({ ...ifEnabled, bounded: 'The option `multiSession.maximumSessions` limits their number.' })
        .meta({ session: 'optional', errors: [impersonation] })
        .input(NoFields)
        .output(DeviceSessions)
        .query(listDeviceSessions),
      setActive: anyone
        .meta(post('/multi-session/set-active', 'Make another session of the browser the active one'))
        .meta(ifEnabled)
        .meta({ session: 'optional', errors: ['INVALID_SESSION_TOKEN', impersonation] })
        .input(DeviceSessionInput)
        .output(SessionWithUser)
        .mutation(setActiveSession),
      revoke: anyone
        .meta(post('/multi-session/revoke', 'Sign out of one account of the browser'))
        .meta(ifEnabled)
        .meta({ session: 'optional', errors: ['INVALID_SESSION_TOKEN', impersonation] })
        .input(DeviceSessionInput)
        .output(StatusTrue)
        .mutation(revokeDeviceSession),
    },
  },
  tag: kitTags.sessions,
  on: [on(sessionReplacing, storePreviousSession), on(browserSignedOut, endSessionsOfBrowser)],
  publicConfiguration: (service): MultiSessionConfiguration => ({
    multiSession: multiSessionOptions.of(service).enabled,
  }),
});
