import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoPolicy } from '#server/features/sso/sso-policy.entity.ts';

/** Lets the users of an organization sign in without its identity provider. Null if no organization has the slug. */
export async function turnOffAsOperator({ em, audit }: EventContext, slug: string): Promise<Organization | null> {
  const organization = await em.findOne(Organization, { slug });
  const policy = organization && (await em.findOne(SsoPolicy, { organization, requiredAt: { $ne: null } }));
  if (!organization || !policy) return organization;
  Object.assign(policy, { requiredAt: null, requiredBy: null });
  organization.requiresProvider = false;
  const details = { required: false, guests: policy.guests };
  audit('organization.sso-policy-set', { organizationId: organization.id, details });
  return organization;
}
