import { admin, jwt, organization, twoFactor, username } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements } from 'better-auth/plugins/organization/access';

/** Without a comma: the environment variable takes a list. */
export const SHARED_SECRET = 'a secret that both services have in common';
export const OLD_PASSWORD = 'pässword of years ago';

export const plugins = [
  organization({
    ac: createAccessControl<Record<string, readonly string[]>>(defaultStatements),
    teams: { enabled: true },
    dynamicAccessControl: { enabled: true },
    sendInvitationEmail: async () => {},
  }),
  admin(),
  twoFactor(),
  username(),
  jwt(),
] as const;

export const additionalFields = { plan: { type: 'string', required: false } } as const;
