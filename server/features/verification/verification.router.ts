import { anyone, get, post } from '#server/trpc.ts';
import { StatusTrue } from '#shared/credentials.ts';
import { EmailVerified, SendVerificationEmail, VerifyEmail } from '#shared/verification.ts';

import { sendVerificationEmail } from './send-verification-email.ts';
import { verifyEmail } from './verify-email.ts';

export const verificationRouter = {
  sendVerificationEmail: anyone
    .meta(post('/send-verification-email', 'Mail a link that verifies an address'))
    .meta({ errors: ['VERIFICATION_EMAIL_ISNT_ENABLED'] })
    .input(SendVerificationEmail)
    .output(StatusTrue)
    .mutation(sendVerificationEmail),
  verifyEmail: anyone
    .meta(get('/verify-email', 'Verify or change an email address with a mailed link'))
    .meta({
      session: 'optional',
      errors: [
        'TOKEN_EXPIRED',
        ['INVALID_TOKEN', 401],
        ['USER_NOT_FOUND', 401],
        'UNAUTHORIZED',
        'COULDNT_UPDATE_YOUR_EMAIL',
        'UNABLE_TO_CREATE_VERIFICATION',
        'FAILED_TO_CREATE_SESSION',
      ],
    })
    .input(VerifyEmail)
    .output(EmailVerified)
    .query(verifyEmail),
};
