import type { RequestContext } from '#server/call/context.ts';
import { defineEvent } from '#server/call/lifecycle-events.ts';
import type { SessionRow } from './queries.ts';
import type { User } from '#server/features/users/user.entity.ts';

/** A user signs in, or enters the first factor, in a browser with or without a session. */
export interface SessionReplacement {
  request: RequestContext;
  user: User;
  /** Whether the sign-in waits for its second factor. */
  isChallenged: boolean;
  previousToken: string | null;
  /** Whether the previous session ends. A subscriber that keeps it for the browser sets it to false. */
  endsPrevious: boolean;
}

/** A sign-in is about to end the previous session of its browser, which a subscriber may retain. */
export const sessionReplacing = defineEvent<SessionReplacement>('sessionReplacing');

/** A browser or another client has a new session, by a sign-in. */
export interface StartedInBrowser {
  request: RequestContext;
  user: User;
  session: Omit<SessionRow, 'impersonatorSessionId' | 'hasOrganizationPolicy'>;
  /** The identity provider that authenticated the user. */
  provider: string | null;
  /** What the feature of that provider stores with the session, encrypted. */
  providerSession: string | null;
  /** The session token of the request; its session has ended unless a subscriber of `sessionReplacing` retained it. */
  previousToken: string | null;
}

/** A sign-in has created its session. */
export const sessionStarted = defineEvent<StartedInBrowser>('sessionStarted');

/** A browser signs out. */
export const browserSignedOut = defineEvent<{ request: RequestContext }>('browserSignedOut');
