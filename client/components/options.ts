import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { organizationAccess } from '#shared/lib/organization-access.ts';
import type { Access } from '#shared/lib/permissions.ts';

type Known = Outputs['getPublicOptions'];

export type PublicOptions = Required<Omit<Known, 'organizationAccess'>> & { organizationAccess: Access };

const PASSWORDS = { minPasswordLength: 8, maxPasswordLength: 128, resetLinkExpiresIn: 3600 };

/** For facts of features that the service does not have. */
const nothing: Omit<PublicOptions, 'name' | 'basePath' | 'mailbox' | 'branding'> = {
  emailAndPassword: { enabled: false, signUp: false, ...PASSWORDS },
  username: { enabled: false, minLength: 3, maxLength: 30 },
  signUpFields: [],
  userFields: [],
  signInNotices: false,
  magicLink: false,
  magicLinkExpiresIn: 0,
  emailOtp: { enabled: false, length: 6, expiresIn: 0 },
  passkeys: { enabled: false, rpId: '' },
  apiKeys: false,
  providers: [],
  twoFactor: { policy: 'off', mailedCodes: false, trustedDeviceExpiresIn: 0, recovery: false, recoveryWaitingTime: 0 },
  multiSession: false,
  sso: false,
  pictures: { upload: false, maxBytes: 0 },
  changeEmail: false,
  verifiesEmails: false,
  verifiesSignUps: false,
  deleteUser: false,
  teams: false,
  definesRoles: false,
  mayCreateOrganization: false,
  mayDeleteOrganization: false,
  newOrganizationFields: [],
  organizationAccess,
};

const complete = (known: Known): PublicOptions => ({ ...nothing, ...known });

interface OfferedOptions {
  data: PublicOptions | undefined;
  error: unknown;
  /** Of the last attempt, while the call is repeated. */
  failureReason: unknown;
  refetch: () => unknown;
}

/** What the service offers; loaded once. */
export function usePublicOptions(): OfferedOptions {
  return trpc.getPublicOptions.useQuery({}, { staleTime: Infinity, gcTime: Infinity, select: complete });
}
