import type { CurrentSession } from '#client/sdk/calls.ts';

import { siteOptions } from './site-options.ts';

/** Whether the service requires that the user sets up a second factor before anything else. */
export function mustEnrol({ session, user }: CurrentSession): boolean {
  const isRequired = siteOptions.twoFactor.policy === 'required' && session.impersonatedBy === null;
  return isRequired && !user.twoFactorEnabled && session.level < 2;
}
