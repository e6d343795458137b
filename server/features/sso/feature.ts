import { defineFeature, kitTags } from '#server/call/feature.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { ssoErrors } from '#shared/sso/errors.ts';
import { ssoEvents } from '#shared/sso/events.ts';

import { SsoAttemptSchema } from './attempt.entity.ts';
import { connectionProviders } from './connection-provider.ts';
import { SsoConnection, SsoConnectionDomainSchema, SsoConnectionSchema } from './connection.entity.ts';
import { GroupMappingSchema } from './group-mapping.entity.ts';
import { SsoPolicySchema } from './sso-policy.entity.ts';
import { SsoSessionSchema } from './sso-session.entity.ts';
import { ssoOptions } from './sso.options.ts';

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };

export const sso = defineFeature({
  name: 'sso',
  errors: ssoErrors,
  audit: ssoEvents,
  notices: {
    'sso-connection.created': ofOrganization,
    'sso-connection.updated': ofOrganization,
    'sso-connection.enabled': ofOrganization,
    'sso-connection.disabled': ofOrganization,
    'sso-connection.deleted': ofOrganization,
  },
  entities: [
    SsoConnectionSchema,
    SsoConnectionDomainSchema,
    SsoAttemptSchema,
    SsoSessionSchema,
    SsoPolicySchema,
    GroupMappingSchema,
  ],
  constraints: { sso_connection_provider_id_unique: 'SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS' },
  options: [ssoOptions],
  services: [connectionProviders],
  credentials: [
    {
      name: 'sso-connection',
      entities: [SsoConnectionSchema],
      purgeUnproven: async ({ em }, userId) => {
        const organization = { $in: await organizationsOfOnly(em, userId) };
        await em.nativeUpdate(SsoConnection, { organization }, { enabledAt: null });
      },
    },
  ],
  tag: kitTags.organizations,
});
