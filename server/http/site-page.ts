import type { Service } from '#server/context.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { SITE_OPTIONS, type SiteOptions } from '#shared/site.ts';

/** What the page tells of a service. */
export type Described = Pick<Service, 'options' | 'providers'>;

function siteOptions({ options, providers }: Described): SiteOptions {
  const { branding, emailAndPassword, magicLink, organization, user } = options;
  const { enabled, disableSignUp, minPasswordLength, maxPasswordLength } = emailAndPassword;
  const { statements, roles, topRole } = organization.access;
  return {
    name: options.appName,
    branding,
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
  const content = escaped(JSON.stringify(siteOptions(described)));
  const name = escaped(described.options.appName);
  return html
    .replaceAll('Gatehouse', () => name)
    .replace('</head>', () => `  <meta name="${SITE_OPTIONS}" content="${content}">\n  </head>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
