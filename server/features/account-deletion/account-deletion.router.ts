import { notImpersonated } from '#server/features/sessions/guards.ts';
import { anyone, get, post } from '#server/call/trpc.ts';
import { DeleteUser, DeleteUserCallback, UserDeleted } from '#shared/passwords/schemas.ts';

import { deleteUser, deleteUserCallback } from './delete-user.ts';

export const accountDeletionRouter = {
  deleteUser: notImpersonated
    .meta(post('/delete-user', "Delete the caller's account"))
    .meta({
      errors: [
        'NOT_FOUND',
        ['INVALID_TOKEN', 404],
        'CREDENTIAL_ACCOUNT_NOT_FOUND',
        'INVALID_PASSWORD',
        'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
        'LEGAL_HOLD',
        'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
        'UNABLE_TO_CREATE_VERIFICATION',
      ],
    })
    .input(DeleteUser)
    .output(UserDeleted)
    .mutation(deleteUser),
  deleteUserCallback: anyone
    .meta(get('/delete-user/callback', "Delete the caller's account by mailed link"))
    .meta({
      session: 'optional',
      errors: [
        'NOT_FOUND',
        ['FAILED_TO_GET_USER_INFO', 404],
        ['INVALID_TOKEN', 404],
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'THE_ONLY_OWNER_OF_AN_ORGANIZATION_MUST_HAND_IT_OVER_FIRST',
        'LEGAL_HOLD',
      ],
    })
    .input(DeleteUserCallback)
    .output(UserDeleted.optional())
    .query(deleteUserCallback),
};
