/** Statuses an answer can carry; each has one tRPC code, so both doors say the same. */
export type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

type Entry = readonly [status: Status, message: string];

/**
 * Every error of the service: code -> [status, message]. The code is the message upper-cased, spaces to underscores,
 * the rest and the placeholders dropped (spec section 8); `namedOutright` lists the codes that do not follow the rule.
 */
export const errors = {
  // Requests as such
  BAD_REQUEST: [400, 'Bad request'],
  INVALID_JSON_IN_REQUEST_BODY: [400, 'Invalid JSON in request body'],
  VALIDATION_ERROR: [400, 'Invalid body parameters'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  FORBIDDEN: [403, 'Forbidden'],
  INVALID_ORIGIN: [403, 'Invalid origin'],
  INVALID_CALLBACKURL: [403, 'Invalid callbackURL'],
  INVALID_REDIRECTURL: [403, 'Invalid redirectURL'],
  INVALID_ERRORCALLBACKURL: [403, 'Invalid errorCallbackURL'],
  INVALID_NEWUSERCALLBACKURL: [403, 'Invalid newUserCallbackURL'],
  NOT_FOUND: [404, 'Not found'],
  REQUEST_TIMEOUT: [408, 'Request timeout'],
  PAYLOAD_TOO_LARGE: [413, 'Payload too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported media type'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please try again later.'],
  REQUEST_HEADER_FIELDS_TOO_LARGE: [431, 'Request header fields too large'],
  INTERNAL_SERVER_ERROR: [500, 'Internal server error'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable'],

  // Sessions and signing in
  USER_NOT_FOUND: [404, 'User not found'],
  FAILED_TO_CREATE_SESSION: [401, 'Failed to create session'],
  FAILED_TO_GET_SESSION: [500, 'Failed to get session'],
  SESSION_NOT_FOUND: [400, 'Session not found'],
  SESSION_IS_NOT_FRESH: [403, 'Session is not fresh'],
  SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: [
    400,
    'Session expired. Re-authenticate to perform this action.',
  ],
  SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE: [500, 'Session data is too large to store in the cookie'],
  EITHER_USERID_OR_SESSION_IS_REQUIRED: [400, 'Either userId or session is required'],
  HEADERS_IS_REQUIRED: [400, 'Headers is required'],
  REQUEST_IS_REQUIRED: [400, 'Request is required'],
  BANNED_USER: [
    403,
    'You have been banned from this application. Please contact support if you believe this is an error.',
  ],
  EMAIL_AND_PASSWORD_IS_NOT_ENABLED: [400, 'Email and password is not enabled'],
  EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED: [400, 'Email and password sign up is not enabled'],
  INVALID_EMAIL: [400, 'Invalid email'],
  INVALID_EMAIL_OR_PASSWORD: [401, 'Invalid email or password'],
  EMAIL_NOT_VERIFIED: [403, 'Email not verified'],
  USER_ALREADY_EXISTS: [422, 'User already exists'],
  EMAIL_CAN_NOT_BE_UPDATED: [400, 'Email can not be updated'],

  // Passwords, verification, deletion
  PASSWORD_TOO_SHORT: [400, 'Password too short'],
  PASSWORD_TOO_LONG: [400, 'Password too long'],
  INVALID_PASSWORD: [400, 'Invalid password'],
  INVALID_TOKEN: [400, 'invalid token'],
  CREDENTIAL_ACCOUNT_NOT_FOUND: [400, 'Credential account not found'],
  USER_ALREADY_HAS_A_PASSWORD: [400, 'user already has a password'],
  RESET_PASSWORD_ISNT_ENABLED: [400, "Reset password isn't enabled"],
  VERIFICATION_EMAIL_ISNT_ENABLED: [400, "Verification email isn't enabled"],
  UNABLE_TO_CREATE_VERIFICATION: [500, 'Unable to create verification'],
  CHANGE_EMAIL_IS_DISABLED: [400, 'Change email is disabled'],
  EMAIL_IS_THE_SAME: [400, 'Email is the same'],
  COULDNT_UPDATE_YOUR_EMAIL: [400, "Couldn't update your email"],
  TOKEN_EXPIRED: [401, 'token_expired'],

  // Accounts and social sign-in
  PROVIDER_NOT_FOUND: [404, 'Provider not found'],
  PROVIDER_IS_NOT_SUPPORTED: [400, 'Provider {id} is not supported.'],
  PROVIDER_DOES_NOT_SUPPORT_TOKEN_REFRESHING: [400, 'Provider {id} does not support token refreshing'],
  ID_TOKEN_NOT_SUPPORTED: [404, 'id_token not supported'],
  FAILED_TO_GET_USER_INFO: [401, 'Failed to get user info'],
  USER_EMAIL_NOT_FOUND: [401, 'User email not found'],
  ACCOUNT_NOT_FOUND: [400, 'Account not found'],
  ACCOUNT_NOT_LINKED: [401, 'account not linked'],
  SIGNUP_DISABLED: [401, 'signup disabled'],
  UNABLE_TO_LINK_ACCOUNT: [401, 'unable to link account'],
  UNABLE_TO_CREATE_USER: [401, 'unable to create user'],
  UNABLE_TO_CREATE_SESSION: [401, 'unable to create session'],
  YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: [400, "You can't unlink your last account"],
  FAILED_TO_REFRESH_ACCESS_TOKEN: [400, 'Failed to refresh access token'],
  FAILED_TO_GET_A_VALID_ACCESS_TOKEN: [400, 'Failed to get a valid access token'],

  // Permissions. The first two are of the spec's catalogue and no call's answer: they are what a permission check of the
  // reference tells its own caller, and each call here refuses in its own words (`has-permission` answers false).
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_RESOURCE: [403, 'You are not allowed to access resource: {resource}'],
  UNAUTHORIZED_TO_ACCESS_RESOURCE: [403, 'unauthorized to access resource {resource}'],
  NOT_AUTHORIZED: [403, 'Not authorized'],

  // Administration
  YOU_ARE_NOT_ALLOWED_TO_LIST_USERS: [403, 'You are not allowed to list users'],
  YOU_ARE_NOT_ALLOWED_TO_GET_USER: [403, 'You are not allowed to get user'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS: [403, 'You are not allowed to create users'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS: [403, 'You are not allowed to update users'],
  YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: [403, 'You are not allowed to change users role'],
  YOU_ARE_NOT_ALLOWED_TO_BAN_USERS: [403, 'You are not allowed to ban users'],
  YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS: [403, 'You are not allowed to impersonate users'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS: [403, 'You are not allowed to delete users'],
  YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD: [403, 'You are not allowed to set users password'],
  YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS: [403, 'You are not allowed to list users sessions'],
  YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS: [403, 'You are not allowed to revoke users sessions'],
  YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG: [403, 'You are not allowed to read the audit log'],
  YOU_CANNOT_IMPERSONATE_ADMINS: [403, 'You cannot impersonate admins'],
  YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING: [403, 'You cannot do this while impersonating'],
  YOU_ARE_NOT_IMPERSONATING_ANYONE: [400, 'You are not impersonating anyone'],
  YOU_CANNOT_BAN_YOURSELF: [400, 'You cannot ban yourself'],
  YOU_CANNOT_REMOVE_YOURSELF: [400, 'You cannot remove yourself'],
  NO_DATA_TO_UPDATE: [400, 'No data to update'],
  INVALID_CURSOR: [400, 'Invalid cursor'],
  SETUP_IS_DONE_ALREADY: [403, 'Setup is done already'],

  // Organizations
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_ORGANIZATION: [403, 'You are not allowed to create a new organization'],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: [403, 'You have reached the maximum number of organizations'],
  ORGANIZATION_ALREADY_EXISTS: [400, 'Organization already exists'],
  ORGANIZATION_NOT_FOUND: [400, 'Organization not found'],
  TEAM_ALREADY_EXISTS: [400, 'Team already exists'],
  A_MEMBER_CAN_BE_IN_ONE_TEAM_ONLY: [400, 'A member can be in one team only'],
  USER_IS_NOT_A_MEMBER_OF_THE_TEAM: [400, 'User is not a member of the team'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER: [403, 'You are not allowed to create a new team member'],
  YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER: [403, 'You are not allowed to remove a team member'],
  ORGANIZATION_ID_IS_REQUIRED: [400, 'Organization ID is required'],
  SLUG_IS_TAKEN: [400, 'slug is taken'],
  NO_ACTIVE_ORGANIZATION: [400, 'No active organization'],
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: [403, 'User is not a member of the organization'],
  YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION: [403, 'You are not a member of this organization'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION: [403, 'You are not allowed to update this organization'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: [403, 'You are not allowed to delete this organization'],
  THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST: [
    400,
    'The only owner of an organization must hand it over first: {organization}',
  ],
  MEMBER_NOT_FOUND: [400, 'Member not found'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: [401, 'You are not allowed to delete this member'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: [403, 'You are not allowed to update this member'],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: [400, 'You cannot leave the organization as the only owner'],
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: [403, 'Organization membership limit reached'],
  ROLE_NOT_FOUND: [400, 'Role not found'],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION: [
    403,
    'You are not allowed to invite users to this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: [403, 'you are not allowed to invite user with this role'],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: [400, 'User is already a member of this organization'],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [400, 'User is already invited to this organization'],
  INVITATION_LIMIT_REACHED: [403, 'Invitation limit reached'],
  INVITATION_NOT_FOUND: [400, 'Invitation not found'],
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: [403, 'You are not the recipient of the invitation'],
  YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION: [403, 'You are not allowed to cancel this invitation'],
  INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION: [400, 'Inviter is no longer a member of the organization'],
  FAILED_TO_RETRIEVE_INVITATION: [400, 'Failed to retrieve invitation'],
  NOT_AUTHENTICATED: [401, 'Not authenticated'],
  TEAM_NOT_FOUND: [400, 'Team not found'],
  UNABLE_TO_REMOVE_LAST_TEAM: [400, 'Unable to remove last team'],
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: [400, 'You have reached the maximum number of teams'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to create teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION: [
    403,
    'You are not allowed to delete teams in this organization',
  ],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM: [403, 'You are not allowed to delete this team'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM: [403, 'You are not allowed to update this team'],
} as const;

/** Codes that clients know by a name of its own, not by their message (design decision 2). */
export const namedOutright: readonly ErrorCode[] = ['VALIDATION_ERROR', 'BANNED_USER', 'TOO_MANY_REQUESTS'];

/** The codes a redirect may carry in its `error` parameter (spec section 8). */
export const redirectErrors = [
  'please_restart_the_process',
  'invalid_callback_request',
  'state_not_found',
  'no_code',
  'oauth_provider_not_found',
  'invalid_code',
  'unable_to_get_user_info',
  'email_not_found',
  'no_callback_url',
  'account_already_linked_to_different_user',
  'unable_to_link_account',
  'account_not_linked',
  'signup_disabled',
  'unable_to_create_user',
  'unable_to_create_session',
  'internal_server_error',
  'banned',
  'email_not_verified',
  'token_expired',
  'invalid_token',
  'user_not_found',
  'unauthorized',
] as const;

type Catalogue<Rows extends Record<string, Entry>> = Rows;
export type ErrorCode = keyof Catalogue<typeof errors>;
export type RedirectError = (typeof redirectErrors)[number];

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The values that the message of a code asks for; `never` where it has no placeholder. */
export type ErrorValues<Code extends ErrorCode> = Placeholder<(typeof errors)[Code][1]>;
