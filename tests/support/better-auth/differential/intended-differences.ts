/** The rules of docs/migrating.md#what-differs, by which Gatehouse answers otherwise than better-auth. */
export const rules = {
  fields: 'An answer has the fields of both versions, and more',
  codes: 'Every error has a code, and renamed codes have their name of 1.2.8',
  input: 'An input that is malformed, unknown or would have no effect is rejected with 400',
  versions: 'What one version accepts, clients of both may send',
  noFields: 'An update without fields succeeds',
  visible: 'Answers show only what the caller may know',
  unchanged: 'A request that changes nothing answers with an error',
  proof: 'A change of the account, or of rights, needs proof',
  consistent: 'What contradicts itself is not stored',
  ordered: 'Every list has a defined order',
} as const;
export type Rule = keyof typeof rules;

/** Fields of Gatehouse, and of one version in the answers to the other, wherever they are added. */
export const addedFields = [
  'activeTeamId',
  'alg',
  'amr',
  'authenticatedAt',
  'banExpires',
  'banned',
  'banReason',
  'createdAt',
  'displayUsername',
  'level',
  'memberCount',
  'members',
  'invitations',
  'inviterEmail',
  'lastSeenAt',
  'nextCursor',
  'organizationSlug',
  'provider',
  'providerId',
  'requireTwoFactor',
  'role',
  'scopes',
  'session',
  'teamId',
  'teamIds',
  'teams',
  'tokenType',
  'totalIsCapped',
  'twoFactorEnabled',
  'isAnonymous',
  'phoneNumber',
  'phoneNumberVerified',
  'use',
  'user',
  'userId',
  'username',
];

/** Steps of the scenarios and their differences, each with `*` for any text: `200 → 400 SESSION_NOT_FOUND`. */
export interface IntendedDifference {
  rule: Rule;
  steps: string[];
  is: string;
}

export const intendedDifferences: IntendedDifference[] = [
  { rule: 'fields', steps: ['*'], is: '*banned: *null → false' },
  { rule: 'fields', steps: ['*'], is: '*updatedAt: *null → date' },
  { rule: 'fields', steps: ['organization.setActive*'], is: 'teams: null → absent' },
  { rule: 'fields', steps: ['accountInfo'], is: 'user.id: absent → text' },
  { rule: 'fields', steps: ['*'], is: '200 → 200 with Location' },
  { rule: 'fields', steps: ['refreshToken'], is: '*: null → absent' },

  { rule: 'codes', steps: ['*: without a session'], is: '*0* without a code → 401 *' },
  { rule: 'codes', steps: ['*'], is: '400 without a code → 400 *' },
  { rule: 'codes', steps: ['*'], is: '401 without a code → 401 *' },
  { rule: 'codes', steps: ['*'], is: '403 without a code → 403 *' },
  { rule: 'codes', steps: ['*'], is: '404 without a code → 404 *' },
  { rule: 'codes', steps: ['updateSession: *'], is: '400 FIELD_NOT_ALLOWED → 400 VALIDATION_ERROR' },
  { rule: 'codes', steps: ['organization.checkSlug: slug in use'], is: '* → 400 SLUG_IS_TAKEN' },
  { rule: 'codes', steps: ['organization.update: without a session'], is: '401 USER_NOT_FOUND → 401 UNAUTHORIZED' },
  { rule: 'codes', steps: ['/verify-email: *'], is: '*error=INVALID_TOKEN → *error=invalid_token' },
  { rule: 'codes', steps: ['/callback/:id: *'], is: '*state_mismatch → *please_restart_the_process' },
  { rule: 'codes', steps: ['/callback/:id: *'], is: '*email_does_not_match → *unable_to_link_account' },
  { rule: 'codes', steps: ['signUp.email: malformed address'], is: '400 VALIDATION_ERROR → 400 INVALID_EMAIL' },
  { rule: 'codes', steps: ['signUp.email: no email'], is: '400 INVALID_EMAIL → 400 VALIDATION_ERROR' },

  { rule: 'input', steps: ['*: malformed *'], is: '* → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['*: malformed role', '*: unknown role'], is: '200 → 400 ROLE_NOT_FOUND' },
  { rule: 'input', steps: ['updateUser: role', 'updateUser: unknown field'], is: '* → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['signUp.email: no password'], is: '500 without a code → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['*: slug with a blank'], is: '200 → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['*: empty *'], is: '200 → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['admin.listUsers: unknown column'], is: '200 → 400 VALIDATION_ERROR' },
  { rule: 'input', steps: ['admin.createUser: malformed address'], is: '200 → 400 INVALID_EMAIL' },
  { rule: 'input', steps: ['admin.*: short password'], is: '200 → 400 PASSWORD_TOO_SHORT' },
  { rule: 'input', steps: ['admin.*: long password'], is: '200 → 400 PASSWORD_TOO_LONG' },
  { rule: 'input', steps: ['organization.createRole: unknown action'], is: '403 * → 400 INVALID_RESOURCE' },
  { rule: 'input', steps: ['admin.hasPermission: of *'], is: 'success: true → false' },

  { rule: 'versions', steps: ['*: no providerId', '*: by provider'], is: '400 VALIDATION_ERROR → *' },
  { rule: 'versions', steps: ['admin.createUser: no password'], is: '400 VALIDATION_ERROR → 200' },
  { rule: 'versions', steps: ['admin.hasPermission: permission'], is: '400 without a code → 200' },
  { rule: 'versions', steps: ['getSession: posted*'], is: '405 METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED → 200' },
  { rule: 'versions', steps: ['signOut: without a session'], is: '400 FAILED_TO_GET_SESSION → 200' },
  { rule: 'versions', steps: ['organization.getActiveMember: *'], is: '400 NO_ACTIVE_ORGANIZATION → 200' },
  { rule: 'versions', steps: ['*: unknown provider'], is: '400 VALIDATION_ERROR → 404 PROVIDER_NOT_FOUND' },
  { rule: 'versions', steps: ['/error: with a code'], is: '302 * → 200' },
  { rule: 'versions', steps: ['/callback/:id: posted form'], is: '* → 302 /api/auth/callback/gitlab?code&state' },
  {
    rule: 'versions',
    steps: ['unlinkAccount: unlinked account'],
    is: '400 ACCOUNT_NOT_FOUND → 400 YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT',
  },
  { rule: 'versions', steps: ['/magic-link/verify: link of a new user'], is: '302 /home → 302 /welcome' },
  { rule: 'versions', steps: ['/callback/:id: denied'], is: '302 /api/auth/error?* → 302 /oops?*' },

  { rule: 'noFields', steps: ['updateUser: no field', 'updateSession'], is: '400 without a code → 200' },

  { rule: 'visible', steps: ['sendVerificationEmail: unknown email'], is: '400 USER_NOT_FOUND → 200' },
  {
    rule: 'visible',
    steps: ['organization.get*Organization: unknown', 'organization.setActive: unknown slug'],
    is: '400 ORGANIZATION_NOT_FOUND → 403 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  },
  {
    rule: 'visible',
    steps: ['organization.cancelInvitation: * invitationId'],
    is: '400 VALIDATION_ERROR → 400 INVITATION_NOT_FOUND',
  },
  { rule: 'visible', steps: ['organization.listInvitations: by a member'], is: '403 * → 200' },
  { rule: 'visible', steps: ['organization.listInvitations: by a member'], is: '[]*: * → absent' },
  {
    rule: 'visible',
    steps: ['organization.getFullOrganization: by a member'],
    is: 'invitations[]*: * → absent',
  },
  { rule: 'visible', steps: ['organization.listTeamMembers: foreign'], is: '400 * → 400 TEAM_NOT_FOUND' },
  { rule: 'visible', steps: ['organization.listTeamMembers: of a team without the caller'], is: '400 * → 200' },

  { rule: 'unchanged', steps: ['*: unknown user'], is: '200 → 404 USER_NOT_FOUND' },
  { rule: 'unchanged', steps: ['*: unknown session', '*: unknown token'], is: '200 → 400 SESSION_NOT_FOUND' },
  { rule: 'unchanged', steps: ['revokeSession: of another user'], is: '200 → 401 UNAUTHORIZED' },
  { rule: 'unchanged', steps: ['organization.*: none active'], is: '200 → 400 NO_ACTIVE_ORGANIZATION' },
  { rule: 'unchanged', steps: ['organization.cancelInvitation: accepted'], is: '200 → 400 INVITATION_NOT_FOUND' },
  { rule: 'unchanged', steps: ['organization.inviteMember: unknown team'], is: '200 → 400 TEAM_NOT_FOUND' },
  { rule: 'unchanged', steps: ['changeEmail: address in use'], is: '200 → 400 COULDNT_UPDATE_YOUR_EMAIL' },

  { rule: 'unchanged', steps: ['organization.delete: without a session'], is: '200 → 401 UNAUTHORIZED' },
  { rule: 'unchanged', steps: ['organization.delete: *'], is: '200 → 400 USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION' },

  {
    rule: 'proof',
    steps: ['organization.*Invitation: as admin by an unverified email'],
    is: '200 → 403 EMAIL_NOT_VERIFIED',
  },
  // Of a browser that did not ask for it, as a mail scanner is: a page with a button.
  { rule: 'proof', steps: ['/verify-email: mailed link'], is: '302 /home → 200' },
  { rule: 'proof', steps: ['/verify-email: link of a change of email'], is: '302 / → 302 /home' },
  { rule: 'proof', steps: ['verifyEmail: used link of a change of email'], is: '401 USER_NOT_FOUND → 200' },
  { rule: 'proof', steps: ['/callback/:id: link of another email'], is: '302 /settings → *unable_to_link_account' },

  { rule: 'consistent', steps: ['organization.createTeam: name in use'], is: '200 → 400 TEAM_ALREADY_EXISTS' },
  { rule: 'consistent', steps: ['organization.update: slug in use'], is: '500 * → 400 ORGANIZATION_ALREADY_EXISTS' },
  {
    rule: 'consistent',
    steps: ['organization.updateMemberRole: last owner'],
    is: '200 → 400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  },
  { rule: 'consistent', steps: ['organization.delete'], is: '500 without a code → 200' },
  { rule: 'consistent', steps: ['getSession: *'], is: 'session.active*Id: text → null' },
  { rule: 'consistent', steps: ['admin.removeUser: oneself'], is: '200 → 400 YOU_CANNOT_REMOVE_YOURSELF' },

  { rule: 'ordered', steps: ['*'], is: 'order of *: * → oldest first' },
  { rule: 'ordered', steps: ['*'], is: 'order of *: * → newest first' },
];
