import { LockMode } from '@mikro-orm/postgresql';

import type { Call, RequestContext } from '#server/call/context.ts';
import { findRecipients } from '#server/features/domains/queries.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { MAX_EXPIRES_IN, type OpenSetupLink } from '#shared/setup-links/schemas.ts';

import { isUsable } from './credential.ts';
import { about } from './record-change.ts';
import { setupLinkBrowser, setupLinkCompletedMail, setupLinkOpenedMail } from './setup-link.definitions.ts';
import { SetupLink } from './setup-link.entity.ts';

/** The browser that opens a link first keeps it. Every other request learns nothing about it. */
export async function openSetupLink({ ctx, input }: Call<RequestContext, typeof OpenSetupLink>) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await ctx.em.begin();
  const link = await ctx.em.findOne(SetupLink, { tokenHash: sha256(input.token) }, { lockMode });
  const isOpenElsewhere =
    link !== null && link.browserHash !== null && !setupLinkBrowser.matches(ctx, link.browserHash);
  if (link === null || !isUsable(link) || isOpenElsewhere) throw new AppError('INVALID_TOKEN', { status: 401 });

  // One secret for all links of the browser, which lasts as long as any of them can.
  link.browserHash = sha256(setupLinkBrowser.renew(ctx, MAX_EXPIRES_IN));
  const organization = await ctx.em.findOneOrFail(Organization, { id: link.organizationId });
  if (link.openedAt === null) {
    link.openedAt = now();
    ctx.audit('setup-link.opened', about(link));
    const mail = { organizationName: organization.name, ipAddress: ctx.ip };
    for (const user of await findRecipients(ctx, link)) ctx.sendMail(setupLinkOpenedMail, { user, ...mail });
  }
  return present(link, organization);
}

/** A call of the browser that opened the link. */
export interface LinkContext extends RequestContext {
  link: Readonly<SetupLink>;
}

/** After the page was loaded again. */
export async function getSetupLink({ ctx }: Call<LinkContext>) {
  const { link } = ctx;
  return present(link, await ctx.em.findOneOrFail(Organization, { id: link.organizationId }));
}

/** Ends the link, and tells those who confirm what was set up. */
export async function completeSetupLink({ ctx }: Call<LinkContext>) {
  const { id } = ctx.link;
  await ctx.em.begin();
  const link = await ctx.em.findOneOrFail(SetupLink, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!isUsable(link)) throw new AppError('UNAUTHORIZED');
  link.completedAt = now();
  ctx.audit('setup-link.completed', about(link));
  const { name: organizationName, slug } = await ctx.em.findOneOrFail(Organization, { id: link.organizationId });
  const url = `${ctx.options.webAppUrl}/organizations/${slug}/single-sign-on`;
  for (const user of await findRecipients(ctx, link))
    ctx.sendMail(setupLinkCompletedMail, { user, organizationName, url });
  return { success: true as const };
}

function present({ id, scopes, mayEnable, expiresAt, callbackURL }: Readonly<SetupLink>, organization: Organization) {
  return { id, organization, scopes, mayEnable, expiresAt, callbackURL };
}
