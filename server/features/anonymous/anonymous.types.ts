import type { Session, User } from '#server/options/hooks/records.ts';

/** A browser with the session of an anonymous user has signed in to an account. The session of the first has ended. */
export interface AnonymousLink {
  anonymousUser: { user: User; session: Session };
  newUser: { user: User; session: Session };
}

/** `request` is that of the call; undefined for calls within the process. */
export type LinkAccountHook = (link: AnonymousLink, request?: Request) => Promise<void> | void;

/** Returns the display name of a new anonymous user. */
export type GenerateAnonymousName = () => Promise<string> | string;
