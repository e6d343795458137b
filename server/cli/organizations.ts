import { turnOffAsOperator } from '#server/features/sso/policy/operator.ts';

import { CommandError, type Tools } from './command.ts';
import { asOperator } from './operator.ts';

export const organizationUsage = `
Organizations whose identity provider fails:
  npm run admin -- organization sso-off <slug>                 no longer require single sign-on`;

/** @returns whether the arguments are complete. */
export async function manageOrganizations(tools: Tools, [action, slug, ...others]: string[]): Promise<boolean> {
  if (action !== 'sso-off' || slug === undefined || others.length > 0) return false;
  const organization = await asOperator(tools, (ctx) => turnOffAsOperator(ctx, slug));
  if (organization === null) throw new CommandError(`No organization has the slug ${slug}.`);
  console.log(`${organization.name} no longer requires single sign-on.`);
  return true;
}
