import { initial } from './0001-initial.ts';
import { secondFactors } from './0002-second-factors.ts';
import { organizationTwoFactor } from './0006-organization-two-factor.ts';

/** In order; a migration is plain SQL and is never edited once a release has run it. */
export const migrations: readonly (readonly [name: string, sql: string])[] = [
  ['0001-initial', initial],
  ['0002-second-factors', secondFactors],
  ['0006-organization-two-factor', organizationTwoFactor],
];
