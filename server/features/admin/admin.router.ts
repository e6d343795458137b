import { anyone, get, post, serverOnly } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { newPasswordErrors } from '#server/features/passwords/password-policy.ts';
import { sessionRequired, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import {
  AdminUpdateUser,
  BanUser,
  UserIdInput,
  CreateUser,
  GetUser,
  HasPermission,
  Impersonation,
  Impersonator,
  ListedUser,
  ListUsers,
  ListOfUser,
  Permitted,
  RemovedUser,
  RemoveUser,
  RevokeUserSession,
  SetRole,
  SetUp,
  SetupLink,
  SetUserPassword,
  UserAccounts,
  UserResponse,
  UserOrganizations,
  UserPage,
  UserSessions,
} from '#shared/admin/schemas.ts';
import { AuditPage, ListAudit } from '#shared/audit-log/schemas.ts';
import { StatusTrue, Success } from '#shared/lib/responses.ts';
import { SignedUp } from '#shared/passwords/schemas.ts';
import { NoFields } from '#shared/lib/fields.ts';
import { GetOverview, Overview } from '#shared/admin/overview.ts';
import { User } from '#shared/users/schemas.ts';

import {
  banUser,
  createUser,
  removeUser,
  revokeUserSession,
  revokeUserSessions,
  setRole,
  setUserPassword,
  unbanUser,
} from './users/manage-users.ts';
import { getUser, listUserAccounts, listUserOrganizations, listUserSessions } from './users/read-user.ts';
import { administrator, hasPermission } from './guards.ts';
import { getImpersonator, impersonateUser, stopImpersonating } from './impersonation.ts';
import { listAudit } from './list-audit.ts';
import { organizationCalls } from './organizations/organization.router.ts';
import { listUsers } from './users/list-users.ts';
import { mailCalls } from './users/mail-user.router.ts';
import { updateUserAsAdmin } from './users/update-user.ts';
import { getOverview } from './overview/get-overview.ts';
import { settingsCalls } from './settings/settings.router.ts';
import { createSetupLink, setUp } from './setup.ts';

export const adminRouter = {
  getOverview: administrator({ user: ['list'], audit: ['list'] })
    .meta(get('/admin/get-overview', 'Get daily figures, waiting emails, unsafe settings and what needs attention'))
    .meta({ bounded: 'The figures are of 90 days and the 90 before, and the findings of the options.' })
    .input(GetOverview)
    .output(Overview)
    .query(getOverview),
  listUsers: administrator({ user: ['list'] })
    .meta(get('/admin/list-users', 'List users: search, filter, sort and page'))
    .meta({ errors: ['INVALID_CURSOR', 'YOU_ARE_NOT_ALLOWED_TO_LIST_ORGANIZATIONS'] })
    .meta({ scope: 'user:list' })
    .input(ListUsers)
    .output(synchronous(UserPage))
    .query(listUsers),
  getUser: administrator({ user: ['get'] })
    .meta(get('/admin/get-user', 'Get a user'))
    .meta({ errors: ['USER_NOT_FOUND'] })
    .meta({ scope: 'user:get' })
    .input(GetUser)
    .output(ListedUser)
    .query(getUser),
  createUser: administrator({ user: ['create'] })
    .meta(post('/admin/create-user', 'Create a user'))
    .meta({
      reauthenticate: true,
      errors: [
        'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
        'INVALID_EMAIL',
        ...newPasswordErrors,
        'ROLE_NOT_FOUND',
        ['USER_ALREADY_EXISTS', 400],
      ],
    })
    .meta({ scope: 'user:create' })
    .input(CreateUser)
    .output(UserResponse)
    .mutation(createUser),
  ...mailCalls,
  updateUser: administrator({ user: ['update'] })
    .meta(
      post(
        '/admin/update-user',
        "Change a user's name, picture or email",
        'A new email ends the sessions of the user, and is verified only if `emailVerified` is true. Both fields of the email require the permission `user:set-email`, a recent second factor of administrators who have one, and the scope `user:set-password` of programs.',
      ),
    )
    .meta({
      errors: [
        'NO_DATA_TO_UPDATE',
        'YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL',
        'SESSION_IS_NOT_FRESH',
        'INVALID_EMAIL',
        'USER_NOT_FOUND',
        'NOT_AUTHORIZED',
        ['USER_ALREADY_EXISTS', 400],
      ],
    })
    .meta({ scope: 'user:update' })
    .input(AdminUpdateUser)
    .output(User)
    .mutation(updateUserAsAdmin),
  setRole: administrator({ user: ['set-role'] })
    .meta(post('/admin/set-role', "Replace a user's roles"))
    .meta({ reauthenticate: true, errors: ['ROLE_NOT_FOUND', 'USER_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'user:set-role' })
    .input(SetRole)
    .output(UserResponse)
    .mutation(setRole),
  banUser: administrator({ user: ['ban'] })
    .meta(post('/admin/ban-user', 'Ban a user and end their sessions'))
    .meta({ errors: ['YOU_CANNOT_BAN_YOURSELF', 'USER_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'user:ban' })
    .input(BanUser)
    .output(UserResponse)
    .mutation(banUser),
  unbanUser: administrator({ user: ['ban'] })
    .meta(post('/admin/unban-user', 'Unban a user'))
    .meta({ errors: ['USER_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'user:ban' })
    .input(UserIdInput)
    .output(UserResponse)
    .mutation(unbanUser),
  impersonateUser: administrator({ user: ['impersonate'] })
    .meta(post('/admin/impersonate-user', 'Impersonate a user'))
    .meta({ reauthenticate: true, errors: ['USER_NOT_FOUND', 'YOU_CANNOT_IMPERSONATE_ADMINS', 'BANNED_USER'] })
    .input(UserIdInput)
    .output(Impersonation)
    .mutation(impersonateUser),
  getImpersonator: sessionRequiredQuery
    .meta(get('/admin/get-impersonator', 'Get the administrator who impersonates the user, or null'))
    .input(NoFields)
    .output(Impersonator)
    .query(getImpersonator),
  stopImpersonating: sessionRequired
    .meta(post('/admin/stop-impersonating', "Stop impersonating and return to the administrator's session"))
    .meta({ errors: ['YOU_ARE_NOT_IMPERSONATING_ANYONE'] })
    .input(NoFields)
    .output(Impersonation)
    .mutation(stopImpersonating),
  listUserSessions: administrator({ session: ['list'] })
    .meta(post('/admin/list-user-sessions', "List a user's sessions, each with an id to revoke it"))
    .meta({ errors: ['USER_NOT_FOUND', 'INVALID_CURSOR'] })
    .meta({ scope: 'session:list' })
    .input(ListOfUser)
    .output(UserSessions)
    .mutation(listUserSessions),
  listUserAccounts: administrator({ user: ['get'] })
    .meta(get('/admin/list-user-accounts', "List a user's sign-in methods"))
    .meta({ errors: ['USER_NOT_FOUND', 'INVALID_CURSOR'] })
    .meta({ scope: 'user:get' })
    .input(ListOfUser)
    .output(UserAccounts)
    .query(listUserAccounts),
  listUserOrganizations: administrator({ user: ['get'] })
    .meta(get('/admin/list-user-organizations', 'List the organizations of a user, with the roles'))
    .meta({ errors: ['USER_NOT_FOUND', 'INVALID_CURSOR'] })
    .meta({ scope: 'user:get' })
    .input(ListOfUser)
    .output(UserOrganizations)
    .query(listUserOrganizations),
  revokeUserSession: administrator({ session: ['revoke'] })
    .meta(post('/admin/revoke-user-session', 'End one session of a user'))
    .meta({ errors: ['SESSION_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'session:revoke' })
    .input(RevokeUserSession)
    .output(Success)
    .mutation(revokeUserSession),
  revokeUserSessions: administrator({ session: ['revoke'] })
    .meta(post('/admin/revoke-user-sessions', 'Sign a user out everywhere'))
    .meta({ errors: ['USER_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'session:revoke' })
    .input(UserIdInput)
    .output(Success)
    .mutation(revokeUserSessions),
  removeUser: administrator({ user: ['delete'] })
    .meta(post('/admin/remove-user', 'Delete a user and their data'))
    .meta({
      reauthenticate: true,
      errors: [
        'YOU_CANNOT_REMOVE_YOURSELF',
        'USER_NOT_FOUND',
        'NOT_AUTHORIZED',
        'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
        'LEGAL_HOLD',
      ],
    })
    .meta({ scope: 'user:delete' })
    .input(RemoveUser)
    .output(RemovedUser)
    .mutation(removeUser),
  setUserPassword: administrator({ user: ['set-password'] })
    .meta(post('/admin/set-user-password', "Set a user's password and end their sessions"))
    .meta({
      reauthenticate: true,
      errors: [...newPasswordErrors, 'USER_NOT_FOUND', 'NOT_AUTHORIZED'],
    })
    .meta({ scope: 'user:set-password' })
    .input(SetUserPassword)
    .output(StatusTrue)
    .mutation(setUserPassword),
  hasPermission: sessionRequired
    .meta(post('/admin/has-permission', 'Check permissions of the caller, of another user or of a role'))
    .meta({ errors: ['NOT_AUTHORIZED', ['USER_NOT_FOUND', 400]] })
    .input(HasPermission)
    .output(Permitted)
    .mutation(hasPermission),
  ...organizationCalls,
  ...settingsCalls,
  listAudit: administrator({ audit: ['list'] })
    .meta(get('/admin/list-audit', 'List the audit log of the platform, newest first'))
    .meta({ scope: 'audit:list' })
    .input(ListAudit)
    .output(synchronous(AuditPage))
    .query(listAudit),
  setup: anyone
    .meta(post('/admin/setup', 'Create the first administrator with the setup link'))
    .meta({ policies: 'sign-in' })
    .meta({
      errors: ['INVALID_EMAIL', ...newPasswordErrors, 'INVALID_TOKEN', 'SETUP_IS_DONE_ALREADY', 'USER_ALREADY_EXISTS'],
    })
    .input(SetUp)
    .output(SignedUp)
    .mutation(setUp),
  createSetupLink: serverOnly
    .meta(post('/admin/create-setup-link', 'Create a setup link, if there is no administrator'))
    .input(NoFields)
    .output(SetupLink)
    .mutation(createSetupLink),
};
