import type { Service } from '#server/context.ts';
import { platformAccess } from '#server/user/platform-role.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

/** What the page tells of a service. */
export type Described = Pick<Service, 'options' | 'providers'>;

function siteOptions({ options, providers }: Described): SiteOptions {
  const { emailAndPassword, magicLink, organization, user } = options;
  const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = emailAndPassword;
  const { statements, roles, topRole } = organization.access;
  return {
    emailAndPassword: { enabled, signUp: enabled && !disableSignUp, minPasswordLength, maxPasswordLength },
    magicLink: magicLink.enabled,
    changeEmail: user.changeEmail.enabled,
    deleteUser: user.deleteUser.enabled,
    teams: organization.teams.enabled,
    providers: providers.list(),
    // Where a function decides, the call says so.
    mayCreateOrganization: organization.allowUserToCreateOrganization !== false,
    mayDeleteOrganization: !organization.disableOrganizationDeletion,
    organizationAccess: { statements, roles, topRole },
    platformAccess: platformAccess(options),
    listsAdministrators: options.admin.adminUserIds.length > 0,
  };
}

/** The app's page with the options in it: what a screen offers is right from the first paint, and needs no request. */
export function pageWithOptions(html: string, described: Described): string {
  const content = JSON.stringify(siteOptions(described))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return html.replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}
