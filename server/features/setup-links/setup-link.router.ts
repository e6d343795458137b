import { z } from 'zod';

import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  AdminCreateSetupLink,
  CreateSetupLink,
  InSetupLink,
  ListSetupLinks,
  NewSetupLink,
  OpenedSetupLink,
  OpenSetupLink,
  RevokeSetupLink,
  SetupLink,
} from '#shared/setup-links/schemas.ts';

import { requireLink } from './credential.ts';
import { createSetupLink, createSetupLinkAsAdmin, listSetupLinks, revokeSetupLink } from './manage-links.ts';
import { setupLinkOptions } from './setup-link.options.ts';
import { completeSetupLink, getSetupLink, openSetupLink, type LinkContext } from './use-link.ts';

const members = { onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION' } as const;
const enabled: CallMeta = { enabled: (options) => setupLinkOptions.of({ options }).enabled };
/** A link lets its holder decide how users sign in, so a stolen session must not suffice. */
const canManage = member({ ...members, notImpersonated: true }).meta({ ...enabled, reauthenticate: 'always' });
const holder = anyone.meta({ ...enabled, guard: SET_UP_LINK }).use(async ({ ctx, next }) => {
  const link = await requireLink(ctx);
  Object.assign(ctx, { link });
  return next<Pick<LinkContext, 'link'>>({});
});

export const setupLinkRouter = {
  organization: {
    createSetupLink: canManage
      .meta(
        post(
          '/organization/create-setup-link',
          'Create a link with which someone without an account sets up single sign-on or a directory',
          'What the link sets up has to be confirmed by a member, unless `mayEnable` is true.',
        ),
      )
      .meta({ errors: ['YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS', 'SETUP_LINK_LIMIT_REACHED'] })
      .input(CreateSetupLink)
      .output(NewSetupLink)
      .mutation(createSetupLink),
    listSetupLinks: memberQuery(members)
      .meta(get('/organization/list-setup-links', 'List the set-up links of an organization, newest first'))
      .meta({
        ...enabled,
        errors: ['YOU_ARE_NOT_ALLOWED_TO_READ_SETUP_LINKS'],
        bounded: 'At most five are open, and all expire within five days.',
      })
      .input(ListSetupLinks)
      .output(z.array(SetupLink))
      .query(listSetupLinks),
    revokeSetupLink: canManage
      .meta(post('/organization/revoke-setup-link', 'Revoke a set-up link; what was set up stays'))
      .meta({ errors: ['YOU_ARE_NOT_ALLOWED_TO_READ_SETUP_LINKS', 'SETUP_LINK_NOT_FOUND'] })
      .input(RevokeSetupLink)
      .output(Success)
      .mutation(revokeSetupLink),
  },
  admin: {
    createOrganizationSetupLink: administrator({ enterprise: ['manage'] })
      .meta(
        post(
          '/admin/create-organization-setup-link',
          'Create a set-up link for any organization',
          'What the link sets up has to be confirmed by a member.',
        ),
      )
      .meta({
        ...enabled,
        reauthenticate: 'always',
        errors: ['ORGANIZATION_NOT_FOUND', 'SETUP_LINK_LIMIT_REACHED'],
      })
      .input(AdminCreateSetupLink)
      .output(NewSetupLink)
      .mutation(createSetupLinkAsAdmin),
  },
  setupLink: {
    open: anyone
      .meta(
        post(
          '/setup-link/open',
          'Open a set-up link',
          'The browser that opens it first keeps it, by a cookie. Its requests name the link in the header `setup-link`.',
        ),
      )
      .meta({ ...enabled, errors: [['INVALID_TOKEN', 401]] })
      .input(OpenSetupLink)
      .output(OpenedSetupLink)
      .mutation(openSetupLink),
    get: holder
      .meta(get('/setup-link/get', 'Get the set-up link of this browser that the header `setup-link` names'))
      .input(InSetupLink)
      .output(OpenedSetupLink)
      .query(getSetupLink),
    complete: holder
      .meta(post('/setup-link/complete', 'End a set-up link when everything is set up', 'Owners get a mail.'))
      .input(InSetupLink)
      .output(Success)
      .mutation(completeSetupLink),
  },
};
