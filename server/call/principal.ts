import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';
import type { User } from '#server/options/hooks/records.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';
import type { AssuranceLevel, AuthenticationMethod } from '#shared/sessions/schemas.ts';

/** How a user was authenticated. */
export interface Proof {
  amr: readonly AuthenticationMethod[];
  level: AssuranceLevel;
}

export interface PrincipalUser extends User {
  kind: 'person' | 'platform service' | 'organization service';
  twoFactorEnabled: boolean;
}

interface PrincipalSession extends Proof {
  id: string;
  /** The identity provider that authenticated the user; null for other methods. */
  provider: string | null;
  activeOrganizationId: string | null;
}

/** The credential of an API principal, such as an API key. */
export interface ApiCredential {
  /** For the audit log. */
  id: string;
  scopes: readonly ServiceScope[];
  /** That of the session that created it. */
  level: AssuranceLevel;
}

interface Acting {
  /** How audit entries name what acts beside or without a user, such as `{ apiKey }` or `{ directoryId }`. */
  details?: Readonly<Record<string, string>>;
}

interface Caller extends Acting {
  /** With all columns. */
  user: PrincipalUser;
  session: PrincipalSession | null;
  credential: ApiCredential | null;
  /** The administrator who acts as the user. */
  impersonator: { userId: string } | null;
}

export interface SessionPrincipal extends Caller {
  session: PrincipalSession;
  credential: null;
  organizationId?: undefined;
}

/** A program that makes a call for a user or as a service account, with a credential of its own. It has no session. */
export interface ApiPrincipal extends Caller {
  session: null;
  credential: ApiCredential;
  impersonator: null;
  /** The only organization in which it acts: every other one is to it as to a user who is no member. */
  organizationId?: string | null;
}

/** A user who makes a call. Resolved once, by its guard; policies are asked of it, whatever its kind. */
export type Principal = SessionPrincipal | ApiPrincipal;

/** Acts for an organization without a user, such as a directory or a set-up link. Features add kinds. */
export interface OrganizationPrincipal extends Acting {
  /** That of its credential, which guards name. */
  kind: string;
  /** That of its credential. What it creates is marked with it, and of the rest it changes nothing. */
  id: string;
  organizationId: string;
  /** What it may do in the organization. */
  permissions: OrganizationPermissions;
  /** Whether what it sets up takes effect before a member has confirmed it. */
  mayEnable: boolean;
  details: Readonly<Record<string, string>>;
  user: null;
  session: null;
  credential: null;
  impersonator: null;
}

/**
 * Whether a policy that requires a second factor is met. Users meet it with a second factor, or with a passkey that is one;
 * API keys if such a session created them. Service accounts cannot sign in, and the administrators and members who manage them
 * meet the policy. Impersonators answer for themselves at their own sign-in.
 */
export function meetsSecondFactorPolicy({ user, session, credential, impersonator }: Principal): boolean {
  if (impersonator !== null || user.kind !== 'person') return true;
  return credential === null ? user.twoFactorEnabled || session.level === 2 : credential.level === 2;
}

/** The level at which the user of a call was authenticated. */
export function levelOf({ session, credential }: Principal): AssuranceLevel {
  return (session ?? credential).level;
}

/** A sign-in, or a call that begins one, that policies decide about. */
export interface SignInAttempt {
  /** Canonical. */
  email: string;
  /** Null before the credential was verified. */
  user: PrincipalUser | null;
  /** The name of the sign-in method for clients: `email`, `magic-link`, `passkey`, the id of a provider. */
  method: string;
  proof: Proof | null;
  /** The id of the identity provider that authenticated the user. */
  provider: string | null;
}
