import { post } from '#server/trpc.ts';
import { signedIn } from '#server/features/sessions/guards.ts';
import { StatusTrue } from '#shared/credentials.ts';
import { UpdateUser } from '#shared/user.ts';

import { updateUser } from './update-user.ts';

export const profileRouter = {
  updateUser: signedIn
    .meta(post('/update-user', "Change the caller's name or picture", ['EMAIL_CAN_NOT_BE_UPDATED']))
    .input(UpdateUser)
    .output(StatusTrue)
    .mutation(updateUser),
};
