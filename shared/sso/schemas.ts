import { z } from 'zod';

/** How the client authenticates at the token endpoint (RFC 6749 section 2.3). */
export const ClientAuthentication = z.enum(['basic', 'post', 'none']);
export type ClientAuthentication = z.output<typeof ClientAuthentication>;

export const ConnectionEndpoints = z.strictObject({
  authorization: z.url(),
  token: z.url(),
  userInfo: z.url().optional(),
  jwks: z.url(),
});
export type ConnectionEndpoints = z.output<typeof ConnectionEndpoints>;

const Claim = z.string().min(1).max(255);

/** The names of the claims of each field; by default those of OpenID Connect. */
export const ClaimMapping = z.strictObject({
  id: Claim.optional(),
  email: Claim.optional(),
  emailVerified: Claim.optional(),
  name: Claim.optional(),
  givenName: Claim.optional(),
  familyName: Claim.optional(),
  image: Claim.optional(),
  directoryId: Claim.optional(),
  groups: Claim.optional(),
  extraFields: z.record(z.string(), Claim).optional(),
});
export type ClaimMapping = z.output<typeof ClaimMapping>;

export const AttemptOutcome = z.enum(['signed-in', 'refused', 'test']);
export type AttemptOutcome = z.output<typeof AttemptOutcome>;
