import { post } from '#server/call/trpc.ts';
import { notImpersonated, authenticated } from '#server/features/sessions/guards.ts';
import { userFieldErrors } from '#server/features/users/user-fields.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { UpdateUser } from '#shared/users/schemas.ts';
import { ChangeEmail } from '#shared/verification/schemas.ts';

import { changeEmail, updateUser } from './change-profile.ts';

export const profileRouter = {
  updateUser: authenticated
    .meta(post('/update-user', "Change the caller's name, username or picture"))
    .meta({
      errors: [
        'EMAIL_CAN_NOT_BE_UPDATED',
        'API_KEY_NOT_ALLOWED',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        ...userFieldErrors,
      ],
    })
    .meta({ scope: 'account:update' })
    .input(UpdateUser)
    .output(StatusTrue)
    .mutation(updateUser),
  changeEmail: notImpersonated
    .meta(post('/change-email', "Change the caller's email"))
    .meta({
      errors: [
        'CHANGE_EMAIL_IS_DISABLED',
        'EMAIL_IS_THE_SAME',
        'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
        'COULDNT_UPDATE_YOUR_EMAIL',
        'VERIFICATION_EMAIL_ISNT_ENABLED',
        'UNABLE_TO_CREATE_VERIFICATION',
      ],
    })
    .input(ChangeEmail)
    .output(StatusTrue)
    .mutation(changeEmail),
};
