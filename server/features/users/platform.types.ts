export interface AdminOptions {
  /** People who may do everything here, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of people who sign up. @default "user" */
  defaultRole?: string;
  /** The roles that may do everything, as `admin` does. @default ["admin"] */
  adminRoles?: string | string[];
  /** More roles, or other permissions for `admin` and `user`: name -> resource -> actions. @default {} */
  roles?: Record<string, AdminRole>;
  /** @default 3600 */
  impersonationSessionDuration?: number;
  /** What a ban says when no reason is given. @default "No reason" */
  defaultBanReason?: string;
}

export interface AdminRole {
  user?: ('create' | 'list' | 'get' | 'update' | 'set-role' | 'ban' | 'impersonate' | 'delete' | 'set-password')[];
  session?: ('list' | 'revoke' | 'delete')[];
  audit?: 'list'[];
}
