import { anyone, get, post, special } from '#server/trpc.ts';
import { StatusTrue } from '#shared/credentials.ts';
import { EmailVerified, SendVerificationEmail, VerifyEmail } from '#shared/verification.ts';

import { sendVerificationEmail } from './send-verification-email.ts';
import { verifyEmail } from './verify-email.ts';

export const verificationRouter = {
  sendVerificationEmail: anyone
    .meta(post('/send-verification-email', 'Mail a link that proves an address', ['VERIFICATION_EMAIL_ISNT_ENABLED']))
    .input(SendVerificationEmail)
    .output(StatusTrue)
    .mutation(sendVerificationEmail),
  verifyEmail: anyone
    .meta(
      special(
        get('/verify-email', 'Open a mailed link: prove an address, or change it', [
          'TOKEN_EXPIRED',
          ['INVALID_TOKEN', 401],
          ['USER_NOT_FOUND', 401],
          'UNAUTHORIZED',
          'COULDNT_UPDATE_YOUR_EMAIL',
          'UNABLE_TO_CREATE_VERIFICATION',
          'FAILED_TO_CREATE_SESSION',
        ]),
        { session: 'optional' },
      ),
    )
    .input(VerifyEmail)
    .output(EmailVerified)
    .query(verifyEmail),
};
