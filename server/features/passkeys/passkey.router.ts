import type { CallMeta } from '#server/call/trpc.ts';
import { Page } from '#shared/lib/paging.ts';
import { recentlyAuthenticated, notImpersonated, sessionRequiredQuery } from '#server/features/sessions/guards.ts';
import { anyone, get, post } from '#server/call/trpc.ts';
import { StatusTrue } from '#shared/lib/responses.ts';
import { NoFields } from '#shared/lib/fields.ts';
import {
  CreationOptions,
  DeletePasskey,
  GenerateAuthenticateOptions,
  GenerateRegisterOptions,
  Passkey,
  RegisteredPasskey,
  RequestOptions,
  SignedInByPasskey,
  UpdatedPasskey,
  UpdatePasskey,
  VerifyAuthentication,
  VerifyRegistration,
} from '#shared/passkeys/schemas.ts';

import { generateAuthenticateOptions, verifyAuthentication } from './authentication.ts';
import { deletePasskey, listPasskeys, updatePasskey } from './manage-passkeys.ts';
import { passkeyOptions } from './passkey.options.ts';
import { generateRegisterOptions, verifyRegistration } from './registration.ts';

const ceremony: CallMeta = { enabled: (options) => passkeyOptions.of({ options }).enabled };
const enrolment: CallMeta = { ...ceremony, beforeEnrolment: true };

const complete: CallMeta = { bounded: 'The browser needs all passkeys of the user.' };

export const passkeyRouter = {
  passkey: {
    generateRegisterOptions: recentlyAuthenticated
      .meta(get('/passkey/generate-register-options', 'Start to add a passkey'))
      .meta({ ...enrolment, ...complete, errors: ['UNABLE_TO_CREATE_VERIFICATION'] })
      .input(GenerateRegisterOptions)
      .output(CreationOptions)
      .query(generateRegisterOptions),
    verifyRegistration: recentlyAuthenticated
      .meta(post('/passkey/verify-registration', 'Add a passkey'))
      .meta({
        ...enrolment,
        errors: [
          'CHALLENGE_NOT_FOUND',
          'YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY',
          'FAILED_TO_VERIFY_REGISTRATION',
          'PREVIOUSLY_REGISTERED',
        ],
      })
      .input(VerifyRegistration)
      .output(RegisteredPasskey)
      .mutation(verifyRegistration),
    generateAuthenticateOptions: anyone
      .meta(get('/passkey/generate-authenticate-options', 'Start to sign in with a passkey'))
      .meta({ ...ceremony, ...complete, session: 'optional' })
      .input(NoFields)
      .output(RequestOptions)
      .query(generateAuthenticateOptions),
    generateAuthenticateOptionsPost: anyone
      .meta(post('/passkey/generate-authenticate-options', 'Start to sign in with a passkey, for older clients'))
      .meta({ ...ceremony, session: 'optional' })
      .input(GenerateAuthenticateOptions)
      .output(RequestOptions)
      .mutation(generateAuthenticateOptions),
    verifyAuthentication: anyone
      .meta(post('/passkey/verify-authentication', 'Sign in with a passkey'))
      .meta({ policies: 'sign-in' })
      .meta({
        ...ceremony,
        session: 'optional',
        errors: [
          'CHALLENGE_NOT_FOUND',
          ['PASSKEY_NOT_FOUND', 401],
          'AUTHENTICATION_FAILED',
          'INVALID_TWO_FACTOR_COOKIE',
          'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
          'BANNED_USER',
          'FAILED_TO_CREATE_SESSION',
          'TWO_FACTOR_REQUIRED',
        ],
      })
      .input(VerifyAuthentication)
      .output(SignedInByPasskey)
      .mutation(verifyAuthentication),
    listUserPasskeys: sessionRequiredQuery
      .meta(get('/passkey/list-user-passkeys', "List the caller's passkeys"))
      .meta({ beforeEnrolment: true, errors: ['INVALID_CURSOR'] })
      .input(Page)
      .output(Passkey.array())
      .query(listPasskeys),
    updatePasskey: notImpersonated
      .meta(post('/passkey/update-passkey', "Rename one of the caller's passkeys"))
      .meta({ errors: ['PASSKEY_NOT_FOUND'] })
      .input(UpdatePasskey)
      .output(UpdatedPasskey)
      .mutation(updatePasskey),
    deletePasskey: recentlyAuthenticated
      .meta(post('/passkey/delete-passkey', "Remove one of the caller's passkeys"))
      .meta({
        errors: ['PASSKEY_NOT_FOUND', 'YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT', 'YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR'],
      })
      .input(DeletePasskey)
      .output(StatusTrue)
      .mutation(deletePasskey),
  },
};
