import { isReference, resolved, type AnySchema } from './objects.ts';

/**
 * Descriptions by field name, for fields whose schema has none. A field with another meaning in some call is described in
 * its schema.
 */
const byName: Record<string, string> = {
  accessToken: "The provider's access token.",
  accessTokenExpiresAt: 'When the access token expires.',
  accountId: 'With providerId, the id of the user at the provider; alone, the id of the account in list-accounts.',
  activeOrganizationId: 'The default organization of calls; null without one.',
  actor: 'The user who caused the event.',
  actorId: 'The user who caused the event.',
  administrator: 'Whether the user has permissions of the administration.',
  banExpires: 'When the ban expires; null for a permanent ban.',
  banExpiresIn: 'Seconds until the ban expires; absent for a permanent ban.',
  banReason: 'Why the user is banned, for administrators.',
  banned: 'Whether the user is banned.',
  callbackURL: 'The redirect target: a path of this site, or a URL at a trusted origin.',
  code: 'The authorization code of the provider.',
  confirm: 'Sent by the confirmation page.',
  createdAt: 'When it was created.',
  currentPassword: 'The current password.',
  cursor: 'The nextCursor of the previous page; all other parameters stay the same.',
  data: 'The fields to set.',
  disableCookieCache: 'Read the session from the database instead of the cookie.',
  disableRedirect: 'Answer with the URL only, without asking the client to open it.',
  disableRefresh: 'Do not extend the session.',
  email: 'The email address.',
  emailVerified: 'Whether the email address is verified.',
  error: 'The code of the error; null or absent without one.',
  error_description: 'The description of the error, from the provider.',
  errorCallbackURL: 'The redirect target if the flow fails; the code is added as `error`.',
  event: 'The event.',
  exactTotal: 'Count all matches, which can be slow.',
  expiresAt: 'When it expires.',
  filterField: 'The field to filter by.',
  filterOperator: 'How the field is compared with filterValue.',
  filterValue: 'The value to compare the field with.',
  from: 'Entries from this moment on.',
  id: 'The id: a UUID, version 7.',
  idToken: "The provider's ID token.",
  image: 'The URL of a picture; null without one.',
  impersonatedBy: 'The administrator who impersonates the user; null in other sessions.',
  invitationId: 'The invitation.',
  inviterEmail: 'The email address of the user who invited.',
  inviterId: 'The user who invited.',
  ipAddress: 'The IP address that the session was started from.',
  iss: 'The issuer identifier of the provider (RFC 9207).',
  device_id: 'The id of the device, sent by VK.',
  keepCurrentActiveOrganization: 'Do not make the new organization the active one.',
  keyId: 'The id of the API key.',
  limit: 'The maximum number of rows.',
  loginHint: 'The account to suggest at the provider, usually an email address.',
  logo: 'The URL of the logo; null without one.',
  memberId: 'The id of the membership.',
  memberIdOrEmail: 'The id of the membership, or the email address of the member.',
  members: 'The members, with their roles.',
  membersLimit: 'The maximum number of members.',
  membersOffset: 'The number of members to skip.',
  message: 'A sentence for people.',
  metadata: 'Any JSON object of your own.',
  name: 'The display name.',
  newEmail: 'The new email address.',
  newPassword: 'The new password.',
  newUserCallbackURL: 'The redirect target if this sign-in created the user, instead of callbackURL.',
  nextCursor: 'The cursor of the next page; null on the last.',
  offset: 'The number of rows to skip.',
  organizationId: "The organization; without it, the session's active one.",
  organizationName: 'The name of the organization.',
  organizationSlug: 'The slug of the organization, instead of its id.',
  password: 'The password, 8 to 128 characters unless the options say otherwise.',
  permission: 'The old name of permissions.',
  permissions: 'The actions to check, by resource.',
  provider: 'The id of the provider: github, google …',
  providerId: 'The id of the provider: github, google …; credential for a password.',
  redirect: 'Whether the client should open `url`.',
  redirectTo: 'The page that asks for the new password; it receives the token as `token`.',
  refreshToken: "The provider's refresh token.",
  refreshTokenExpiresAt: 'When the refresh token expires.',
  rememberMe: 'Whether the session continues after the browser closes; true by default.',
  requestSignUp: 'Create a user even if the provider is configured for existing users only.',
  resend: 'Send a pending invitation again instead of answering an error.',
  revokeOtherSessions: 'Revoke all other sessions of the user; false by default.',
  role: 'One role, or several joined by commas.',
  scopes: 'OAuth scopes.',
  search: 'Part of a name or an email address.',
  searchField: 'The field to search.',
  searchOperator: 'The position of the text in the field.',
  searchValue: 'The text to search for; case-insensitive.',
  session: 'The session.',
  sessionToken: 'The handle of the session from list-user-sessions.',
  slug: 'The short name of the organization, unique, for URLs.',
  sortBy: 'The field to sort by.',
  sortDirection: 'Ascending or descending.',
  state: 'The state of the authorization request (RFC 6749).',
  status: 'The status of the invitation; true in answers without data.',
  subject: 'The user affected by the event.',
  subjectId: 'The user affected by the event.',
  success: 'Whether the action succeeded, or is allowed.',
  teamId: 'The team; null without one.',
  to: 'Entries before this moment.',
  token: 'The session token, or the token of the mailed link.',
  total: 'The number of rows on all pages.',
  totalIsCapped: 'Counting stopped at `total`; there are more.',
  twoFactorEnabled: 'Whether sign-ins are challenged for a second factor.',
  updatedAt: 'When it was last updated.',
  url: 'The URL to open next.',
  user: 'The user.',
  userAgent: 'The User-Agent header that the session was started with.',
  userId: 'The user.',
};

/** The description in the schema of a field, or that of its name. */
export function descriptionOf(name: string, schema: AnySchema): string | undefined {
  return (isReference(schema) ? undefined : schema.description) ?? byName[name];
}

/** Adds descriptions to the properties of every schema in the document, unless they are references to described values. */
export function describeProperties(value: unknown, schemas: Record<string, AnySchema>): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, properties } = value as { type?: unknown; properties?: Record<string, AnySchema> };
  if (type === 'object' && properties) {
    for (const [name, schema] of Object.entries(properties)) {
      const { type: kind, description: own } = resolved(schema, schemas);
      if (isReference(schema) && kind !== 'object' && own !== undefined) continue;
      const description = descriptionOf(name, schema);
      if (description !== undefined) schema.description = description;
    }
  }
  for (const inner of Object.values(value)) describeProperties(inner, schemas);
}
