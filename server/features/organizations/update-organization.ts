import type { Call } from '#server/context.ts';
import type { InOrganization } from './context.ts';
import type { UpdateOrganization } from '#shared/organization.ts';

import { Organization } from './organization.entity.ts';

/** Changes the fields given; null takes a logo or the metadata away. */
export async function updateOrganization({ ctx, input }: Call<InOrganization, typeof UpdateOrganization>) {
  const { em } = ctx;
  const organization = em.merge(Organization, { ...ctx.organization });
  const { name, slug, logo, metadata } = input.data;
  if (name !== undefined) organization.name = name;
  if (slug !== undefined) organization.slug = slug;
  if (logo !== undefined) organization.logo = logo;
  if (metadata !== undefined) organization.metadata = metadata && JSON.stringify(metadata);

  ctx.audit('organization.updated', {
    organizationId: organization.id,
    details: { fields: Object.keys(input.data).join(',') },
  });
  return organization;
}
