export const adminErrors = {
  YOU_ARE_NOT_ALLOWED_TO_LIST_USERS: [403, 'You are not allowed to list users'],
  YOU_ARE_NOT_ALLOWED_TO_GET_USER: [403, 'You are not allowed to get user'],
  YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS: [403, 'You are not allowed to create users'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS: [403, 'You are not allowed to update users'],
  YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: [403, 'You are not allowed to change users role'],
  YOU_ARE_NOT_ALLOWED_TO_BAN_USERS: [403, 'You are not allowed to ban users'],
  YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS: [403, 'You are not allowed to impersonate users'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS: [403, 'You are not allowed to delete users'],
  YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD: [403, 'You are not allowed to set users password'],
  YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL: [403, 'You are not allowed to set users email'],
  YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS: [403, 'You are not allowed to list users sessions'],
  YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS: [403, 'You are not allowed to revoke users sessions'],
  YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS: [403, 'You are not allowed to list organizations'],
  YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS: [403, 'You are not allowed to read the settings'],
  YOU_CANNOT_IMPERSONATE_ADMINS: [403, 'You cannot impersonate admins'],
  YOU_ARE_NOT_IMPERSONATING_ANYONE: [400, 'You are not impersonating anyone'],
  YOU_CANNOT_BAN_YOURSELF: [400, 'You cannot ban yourself'],
  YOU_CANNOT_REMOVE_YOURSELF: [400, 'You cannot remove yourself'],
  USER_INVITATIONS_ARENT_ENABLED: [400, "User invitations aren't enabled"],
  EMAIL_IS_ALREADY_VERIFIED: [400, 'Email is already verified'],
  NO_DATA_TO_UPDATE: [400, 'No data to update'],
  SETUP_IS_DONE_ALREADY: [403, 'Setup is done already'],
} as const;

export interface AdminConfiguration {
  /** Whether the server's terminal shows a setup link for the first administrator. */
  needsSetup: boolean;
}
