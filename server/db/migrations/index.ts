import { initial } from './0001-initial.ts';
import { secondFactors } from './0002-second-factors.ts';
import { twoFactor } from './0003-two-factor.ts';
import { passkeys } from './0004-passkeys.ts';
import { organizationTwoFactor } from './0006-organization-two-factor.ts';

/** In order; a migration is plain SQL and is never edited once a release has run it. */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['0001-initial', initial],
  ['0002-second-factors', secondFactors],
  ['0003-two-factor', twoFactor],
  ['0004-passkeys', passkeys],
  ['0006-organization-two-factor', organizationTwoFactor],
];
