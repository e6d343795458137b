import { isReference, type AnySchema } from './objects.ts';

/**
 * What a field means wherever its name stands, for fields whose schema says nothing of its own. Names with another meaning
 * in some call are described there.
 */
const byName: Record<string, string> = {
  accessToken: "The provider's access token.",
  accessTokenExpiresAt: 'When the access token expires.',
  accountId: 'With providerId, the id of the user at the provider; alone, the id of the account in list-accounts.',
  activeOrganizationId: 'The organization that calls use when they name none; null without one.',
  actor: 'The user who did it.',
  actorId: 'The user who did it.',
  banExpires: 'When the ban ends; null for one without an end.',
  banExpiresIn: 'Seconds from now until the ban ends; absent for a ban without an end.',
  banReason: 'Why the user is banned, for administrators.',
  banned: 'Whether the user is kept from signing in.',
  callbackURL: 'Where the browser goes afterwards: a path of this site, or a URL at a trusted origin.',
  code: 'The authorization code of the provider.',
  confirm: 'Sent by the page that asks before it signs in.',
  createdAt: 'When it was created.',
  currentPassword: 'The password that is replaced.',
  cursor: 'The nextCursor of the page before, with all other parameters the same.',
  data: 'The fields to set.',
  disableCookieCache: 'Read the session from the database, never from the cookie.',
  disableRedirect: 'Answer with the address, without asking the client to go there.',
  disableRefresh: 'Do not extend the session.',
  email: 'The email address.',
  emailVerified: 'Whether the address is proven to belong to the user.',
  error: 'The code of the error; null or absent without one.',
  error_description: 'The description of the error, from the provider.',
  errorCallbackURL: 'Where the browser goes if the flow fails; the code is added as `error`.',
  event: 'What happened.',
  exactTotal: 'Count all matches, however long it takes.',
  expiresAt: 'When it expires.',
  filterField: 'The field to filter by.',
  filterOperator: 'How the field is compared with filterValue.',
  filterValue: 'The value to compare the field with.',
  from: 'Entries from this moment on.',
  id: 'The id: a UUID, version 7.',
  idToken: "The provider's ID token.",
  image: 'The URL of a picture; null without one.',
  impersonatedBy: 'The administrator who works as this user; null in a session of the user.',
  invitationId: 'The invitation.',
  inviterEmail: 'The email address of the user who invited.',
  inviterId: 'The user who invited.',
  ipAddress: 'The IP address that the session was started from.',
  iss: 'The issuer that the provider names.',
  device_id: 'The id of the device, sent by VK.',
  keepCurrentActiveOrganization: 'Leave the active organization as it is.',
  limit: 'How many at most.',
  loginHint: 'The account to suggest at the provider, usually an email address.',
  logo: 'The URL of the logo; null without one.',
  memberId: 'The id of the membership.',
  memberIdOrEmail: 'The id of the membership, or the email address of the member.',
  members: 'The members, with their roles.',
  membersLimit: 'How many members at most.',
  membersOffset: 'How many members to skip.',
  message: 'A sentence for people.',
  metadata: 'Any JSON object of your own.',
  name: 'The name that people read.',
  newEmail: 'The address that replaces the present one.',
  newPassword: 'The new password.',
  newUserCallbackURL: 'Where the browser goes instead of callbackURL if the user was created by this sign-in.',
  nextCursor: 'The cursor of the next page; null on the last.',
  offset: 'How many to skip.',
  organizationId: "The organization; without it, the session's active one.",
  organizationName: 'The name of the organization.',
  organizationSlug: 'The slug of the organization, instead of its id.',
  password: 'The password, 8 to 128 characters unless the options say otherwise.',
  permission: 'The old name of permissions.',
  permissions: 'The actions to check, by resource.',
  provider: 'The id of the provider: github, google …',
  providerId: 'The id of the provider: github, google …; credential for a password.',
  redirect: 'Whether the client should go to `url`.',
  redirectTo: 'The page that asks for the new password; it is sent the token as `token`.',
  refreshToken: "The provider's refresh token.",
  refreshTokenExpiresAt: 'When the refresh token expires.',
  rememberMe: 'Whether the session outlives the browser; true where it is absent.',
  requestSignUp: 'Create a user even where the provider is configured for existing users alone.',
  resend: 'Mail a pending invitation again instead of refusing.',
  revokeOtherSessions: 'End all other sessions of the user; false where it is absent.',
  role: 'One role, or several joined by commas.',
  scopes: 'OAuth scopes.',
  search: 'Part of a name or an email address.',
  searchField: 'The field to search.',
  searchOperator: 'Where in the field the text has to stand.',
  searchValue: 'The text to search for; case does not count.',
  session: 'The session.',
  sessionToken: 'The handle of the session from list-user-sessions.',
  slug: 'The short name of the organization, unique, for URLs.',
  sortBy: 'The field to sort by.',
  sortDirection: 'Ascending or descending.',
  state: 'The state that the flow began with.',
  status: 'The state of the invitation; true where an answer has nothing else to say.',
  subject: 'The user it was done to.',
  subjectId: 'The user it was done to.',
  success: 'Whether it was done, or is allowed.',
  teamId: 'The team; null for a member of none.',
  to: 'Entries before this moment.',
  token: 'A secret token: of the session, or of the link that was mailed.',
  total: 'How many there are on all pages.',
  totalIsCapped: 'Counting stopped at `total`; there are more.',
  updatedAt: 'When it was last changed.',
  url: 'Where to go next.',
  user: 'The user.',
  userAgent: 'The User-Agent header that the session was started with.',
  userId: 'The user.',
};

/** The description of a field: its schema's own, or that of its name. */
export function descriptionOf(name: string, schema: AnySchema): string | undefined {
  return (isReference(schema) ? undefined : schema.description) ?? byName[name];
}

/** Describes the properties of every schema, wherever it stands. */
export function describeProperties(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { type, properties } = value as { type?: unknown; properties?: Record<string, AnySchema> };
  if (type === 'object' && properties) {
    for (const [name, schema] of Object.entries(properties)) {
      const description = descriptionOf(name, schema);
      if (description !== undefined) schema.description = description;
    }
  }
  for (const inner of Object.values(value)) describeProperties(inner);
}
