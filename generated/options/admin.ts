// Written by `npm run docs` from the schemas of the options.
import type { UserInvitationMail } from '#server/features/users/user.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';
import type { RoleDefinitions, Statements } from '#shared/lib/permissions.ts';

export type * from '#server/features/users/user.types.ts';
export type * from '#server/options/mail.types.ts';
export type * from '#shared/lib/permissions.ts';

export interface AdminOptions {
  /** Ids of users who have all platform permissions, whatever their role. @default [] */
  adminUserIds?: string[];
  /** The role of new users. @default "user" */
  defaultRole?: string;
  /** Names of the roles with all platform permissions. @default ["admin"] */
  adminRoles?: string | string[];
  /** Additional resources and their actions, from `createAccessControl`. */
  ac?: {
    statements: Statements;
  };
  /** Additional roles, or other permissions for built-in roles: role -> resource -> actions. @default {} */
  roles?: RoleDefinitions;
  /** Seconds after which an impersonation ends. @default 3600 */
  impersonationSessionDuration?: number;
  /** The message of `BANNED_USER`, which a banned user gets at sign-in. @default "You have been banned from this application. Please contact support if you believe this is an error." */
  bannedUserMessage?: string;
  /** Seconds for which the link of an invitation by an administrator is valid. @default 604800 */
  userInvitationExpiresIn?: number;
  /** Hook that sends the email with the link of an invitation by an administrator. */
  sendUserInvitation?: MailHook<UserInvitationMail>;
  /** The reason of a ban if none is specified. @default "No reason" */
  defaultBanReason?: string;
}
