import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { organizations } from './data.ts';

type Fields = NonNullable<NonNullable<GatehouseOptions['user']>['additionalFields']>;

/**
 * The options with which the demo is created: those that shape its data. Limits, policies, required fields and hooks do not
 * apply, so that none of them rejects a call, and no hook mails the demo users.
 */
export function demoOptions(options: GatehouseOptions & { databaseUrl: string }): GatehouseOptions {
  const { databaseUrl, database, secret, baseUrl, webAppUrl, appName, languages } = options;
  const { audit, events, admin, user, session } = options;
  const { teams, dynamicAccessControl, creatorRole, ac, roles, schema, invitationExpiresIn } =
    options.organization ?? {};
  const organization = {
    teams: { enabled: teams?.enabled },
    dynamicAccessControl: { enabled: dynamicAccessControl?.enabled },
    creatorRole,
    ac,
    roles,
    invitationExpiresIn,
    sendInvitationEmail: hasMailbox(options) ? leavePendingInvitations : undefined,
    schema: Object.fromEntries(
      Object.entries(schema ?? {}).map(([record, { additionalFields }]) => [record, withOptional(additionalFields)]),
    ),
  };
  return {
    ...given({ databaseUrl, database, secret, baseUrl, webAppUrl, appName, languages, audit }),
    // The clock of the demo jumps over days, so that a verification meanwhile would find entries that wait for their seal.
    // The service numbers and seals them.
    events: { ...events, pollInterval: 3_600 },
    admin: given({
      ac: admin?.ac,
      roles: admin?.roles,
      adminRoles: admin?.adminRoles,
      defaultRole: admin?.defaultRole,
    }),
    user: withOptional(user?.additionalFields),
    session: withOptional(session?.additionalFields),
    organization: given(organization),
    logLevel: 'error',
    webApp: false,
    rateLimit: { enabled: false },
    // The password is public, so that a slow hash protects nothing.
    emailAndPassword: { bcryptCost: 4 },
  };
}

const hasMailbox = ({ smtpUrl, organization }: GatehouseOptions) =>
  smtpUrl === undefined && organization?.sendInvitationEmail === undefined;

/** Fails, so that the outbox still has the mails when a service starts. All other mails count as sent. */
function leavePendingInvitations({ email, organization }: { email: string; organization: { slug: string } }): void {
  const isPending = organizations.some(({ slug, invited }) => slug === organization.slug && invited.includes(email));
  if (isPending) throw new Error('left to the development mailbox');
}

function withOptional(fields: Fields = {}): { additionalFields: Fields } {
  const optional = Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]);
  return { additionalFields: Object.fromEntries(optional) };
}

/** Without the options that are not set. */
function given<Some extends object>(options: Some): { [Key in keyof Some]?: Exclude<Some[Key], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Some;
}
