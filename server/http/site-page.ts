import type { Service } from '#server/context.ts';
import type { Options } from '#server/options.ts';
import type { Access } from '#shared/permissions.ts';
import { platformRoles, platformStatements } from '#shared/platform-permissions.ts';
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
    organizationAccess: { statements, roles, topRole },
    platformAccess: platformAccess(options),
  };
}

function platformAccess({ admin }: Options): Access {
  const administrators = Object.fromEntries(admin.adminRoles.map((role) => [role, platformStatements]));
  return {
    statements: platformStatements,
    roles: { ...platformRoles, ...admin.roles, ...administrators },
    topRole: 'admin',
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
