import type { FindingRule } from '#server/operations/findings.ts';

import { passwordOptions } from './password.options.ts';

/** What `npm run doctor` finds unsafe in the options of passwords. */
export const passwordFindings: readonly FindingRule[] = [
  {
    name: 'cheap password hashes',
    applies: (options) => passwordOptions.of({ options }).bcryptCost < 10,
    says: 'emailAndPassword.bcryptCost is below 10: a stolen table of passwords is guessed quickly',
  },
  {
    name: 'short passwords',
    applies: (options) => passwordOptions.of({ options }).minPasswordLength < 8,
    says: 'emailAndPassword.minPasswordLength is below 8',
  },
  {
    name: 'no mail',
    applies: (options) =>
      options.production &&
      options.smtpUrl === undefined &&
      passwordOptions.of({ options }).sendResetPassword === undefined,
    says: 'SMTP_URL is not set and no hook sends mails: nobody can choose a new password',
  },
];
