// Written by `npm run docs` from the modules of texts and from `languages/`.
import type { ErrorTexts } from '#client/components/text/error-message.ts';
import { apiKeyErrors } from '#client/components/errors/api-keys-errors.ts';
import { emailCodeErrors } from '#client/components/errors/email-codes-errors.ts';
import { multiSessionErrors } from '#client/components/errors/multi-session-errors.ts';
import { passkeyErrors } from '#client/components/errors/passkeys-errors.ts';
import { signInErrors } from '#client/components/errors/sign-in-errors.ts';
import { ssoErrors } from '#client/components/errors/sso-errors.ts';
import { factorErrors } from '#client/components/errors/two-factor-errors.ts';
import { usernameErrors } from '#client/components/errors/usernames-errors.ts';

/** Those that every component can meet. */
export const commonErrors: ErrorTexts = { ...apiKeyErrors, ...emailCodeErrors, ...multiSessionErrors, ...passkeyErrors, ...signInErrors, ...ssoErrors, ...factorErrors, ...usernameErrors };
