import { administrator } from '#server/features/admin/guards.ts';
import { post } from '#server/call/trpc.ts';
import { UserIdInput, InviteUser, UserResponse } from '#shared/admin/schemas.ts';
import { StatusTrue } from '#shared/lib/responses.ts';

import { inviteUser, sendPasswordReset, sendUserVerification } from './mail-user.ts';

/** The calls that send a mail to a user. */
export const mailCalls = {
  inviteUser: administrator({ user: ['create'] })
    .meta(
      post(
        '/admin/invite-user',
        'Create a user and mail a link to choose a password',
        'The link verifies the email too, and is valid for `admin.userInvitationExpiresIn` seconds.',
      ),
    )
    .meta({
      reauthenticate: true,
      errors: [
        'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE',
        'USER_INVITATIONS_ARENT_ENABLED',
        'INVALID_EMAIL',
        'ROLE_NOT_FOUND',
        ['USER_ALREADY_EXISTS', 400],
      ],
    })
    .meta({ scope: 'user:create' })
    .input(InviteUser)
    .output(UserResponse)
    .mutation(inviteUser),
  sendPasswordReset: administrator({ user: ['set-password'] })
    .meta(post('/admin/send-password-reset', 'Mail a user a link to set a new password'))
    .meta({ errors: ['RESET_PASSWORD_ISNT_ENABLED', 'USER_NOT_FOUND', 'NOT_AUTHORIZED'] })
    .meta({ scope: 'user:set-password' })
    .input(UserIdInput)
    .output(StatusTrue)
    .mutation(sendPasswordReset),
  sendVerificationEmail: administrator({ user: ['update'] })
    .meta(post('/admin/send-verification-email', 'Mail a user a link that verifies the email'))
    .meta({
      errors: ['VERIFICATION_EMAIL_ISNT_ENABLED', 'EMAIL_IS_ALREADY_VERIFIED', 'USER_NOT_FOUND', 'NOT_AUTHORIZED'],
    })
    .meta({ scope: 'user:update' })
    .input(UserIdInput)
    .output(StatusTrue)
    .mutation(sendUserVerification),
};
