import { z } from 'zod';

import { Id, LookupId, OwnId, Timestamp } from '#shared/lib/fields.ts';

import { AllowedResource, RequestedResource } from './resources.ts';
import { clientId, PublicOAuthClient, scope } from './schemas.ts';
import { ApplicationScope } from './scopes.ts';
import { GrantTerms, OfferedTerms, TermsInput } from './terms.ts';

const interaction = z
  .string()
  .min(1)
  .max(64)
  .meta({
    description: 'From the address of the page.',
    examples: ['Vw2Lr8TzB5nYc7MfK3vYq8TnR2bLw5'],
  });
export const InteractionInput = z.strictObject({ interaction });

/** What the page of a request shows, and what its user has to do next. */
export const OAuthInteraction = z
  .object({
    step: z
      .enum(['select', 'prove', 'consent', 'continue', 'refused'])
      .describe(
        '`select`: the user has to choose the account; `prove`: to confirm the identity; `consent`: to allow the application something; `refused`: the application is for members of its organization.',
      )
      .meta({ examples: ['consent'] }),
    client: PublicOAuthClient,
    organization: z
      .object({ name: z.string() })
      .nullable()
      .describe('The organization whose application it is; null for the platform.'),
    verified: z
      .boolean()
      .describe('Whether the platform checked the application, or the host of its metadata document.'),
    organizations: z
      .array(z.object({ id: Id, name: z.string() }))
      .describe('Those for which the user can allow it to act; it acts for all unless one is chosen.'),
    target: z
      .object({
        kind: z.enum(['site', 'device', 'app']).meta({ examples: ['site'] }),
        name: z
          .string()
          .nullable()
          .meta({ description: 'The host of the site, or the scheme of the app.', examples: ['app.example.com'] }),
      })
      .describe('Where the browser goes afterwards.'),
    scopes: z
      .array(
        z.object({
          name: ApplicationScope,
          isGranted: z.boolean().describe('Whether the user allowed it before.'),
        }),
      )
      .describe('What the application asks for.'),
    resources: z.array(RequestedResource).describe('The APIs that it wants to use.'),
    terms: OfferedTerms.nullable().describe('Of an agent: what the user decides too.'),
    url: z.url().meta({
      description: 'Goes on with the request.',
      examples: ['https://auth.example.com/api/auth/oauth2/authorize/Vw2Lr8TzB5nYc7Mf'],
    }),
  })
  .meta({ id: 'OAuthInteraction' });

const query = z
  .string()
  .max(16_384)
  .meta({ description: 'The signed query of the page.', examples: ['client_id=0198f7c1&interaction=Vw2Lr8Tz&sig=x'] });
/** Without one of them, the latest request of the browser. */
const request = { interaction: interaction.optional(), oauth_query: query.optional() };

export const PreloginInput = z.strictObject({ client_id: clientId, oauth_query: query });

export const Consent = z.strictObject({
  ...request,
  accept: z.boolean().describe('Whether the user allows the application what it asks for.'),
  scopes: z
    .array(z.string().max(64))
    .max(200)
    .optional()
    .describe('By default all that it asks for.')
    .meta({ examples: [['openid', 'orders:read']] }),
  scope: scope.optional().describe('The same, separated by spaces.'),
  organizationId: LookupId.optional().describe('The only organization in which the application acts for the user.'),
  terms: TermsInput.optional().describe('Of an agent.'),
});
export const ContinueRequest = z.strictObject({
  ...request,
  selected: z.boolean().optional().describe('Whether the user chose an account.'),
  created: z.boolean().optional().describe('Whether the user created an account.'),
  postLogin: z.boolean().optional().describe('Whether the user did what the page asked for.'),
});
const next = z.url().meta({
  description: 'Goes on with the request.',
  examples: ['https://auth.example.com/api/auth/oauth2/authorize/Vw2Lr8TzB5nYc7Mf'],
});
export const Consented = z
  .object({
    redirect: z.literal(true),
    url: next,
    redirect_uri: next,
    redirectURI: next.describe('The same, for clients of better-auth 1.2.8.'),
  })
  .meta({ id: 'Consented' });

/** Where a user approved the code of a device (RFC 8628). */
export const ConnectedDevice = z
  .object({
    connectedAt: Timestamp,
    ipAddress: z.string().meta({ description: 'Of its request.', examples: ['203.0.113.7'] }),
    userAgent: z.string().meta({ description: 'Of its request.', examples: ['gatehouse-cli/1.4'] }),
  })
  .meta({ id: 'ConnectedDevice' });

export const OAuthGrantIdInput = z.strictObject({ id: LookupId.describe('What was allowed.') });
export const UpdateConsent = OAuthGrantIdInput.extend({
  update: z
    .strictObject({ scopes: z.array(ApplicationScope).max(ApplicationScope.options.length) })
    .describe('The scopes that stay.'),
});
export const OAuthGrant = z
  .object({
    id: OwnId,
    clientId,
    userId: Id,
    scopes: z.array(ApplicationScope),
    resources: z.array(AllowedResource),
    referenceId: Id.nullable().describe('The only organization in which the application acts; null for all.'),
    client: PublicOAuthClient,
    devices: z.array(ConnectedDevice).describe('Those that were connected by a code and still have access.'),
    terms: GrantTerms.nullable().describe('Of an agent: its end and its budget.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'OAuthGrant' });
