import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

/** Seconds: five days, in which an IT department has answered a ticket. */
export const MAX_EXPIRES_IN = 432_000;

export const setupScopes = ['domains', 'sso', 'scim'] as const;
export const SetupScope = z
  .enum(setupScopes)
  .describe('`domains` proves domains, `sso` adds identity providers, `scim` connects a directory.')
  .meta({ id: 'SetupScope' });
export type SetupScope = z.output<typeof SetupScope>;

const afterwards = {
  description: 'Where the page links to when everything is set up.',
  examples: ['https://app.example.com/settings'],
};
const organization = { organizationId: LookupId.optional() };
const Scopes = z
  .array(SetupScope)
  .min(1)
  .max(setupScopes.length)
  .transform((scopes) => setupScopes.filter((scope) => scopes.includes(scope)))
  .meta({ examples: [['domains', 'sso']] });

const newLink = {
  scopes: Scopes,
  expiresIn: z.int().min(600).max(MAX_EXPIRES_IN).optional().describe('Seconds; by default `setupLinks.expiresIn`.'),
};

export const CreateSetupLink = z.strictObject({
  ...organization,
  ...newLink,
  mayEnable: z
    .boolean()
    .default(false)
    .describe('Whether what it sets up takes effect before a member has confirmed it. Only owners can choose it.'),
  callbackURL: z.string().optional().meta(afterwards),
});
/** By an operator. What the link sets up, a member of the organization has to confirm. */
export const AdminCreateSetupLink = z.strictObject({
  organizationId: LookupId.describe('The organization.'),
  ...newLink,
});
export const ListSetupLinks = z.strictObject(organization).prefault({});
export const RevokeSetupLink = z.strictObject({ ...organization, setupLinkId: LookupId.describe('The set-up link.') });
export const OpenSetupLink = z.strictObject({
  token: z
    .string()
    .max(128)
    .meta({ description: 'From the address of the link.', examples: ['K3vYq8TnR2bLw5'] }),
});
export const InSetupLink = z.strictObject({}).prefault({});

export const SetupLink = z
  .object({
    id: Id,
    organizationId: Id,
    scopes: z.array(SetupScope),
    mayEnable: z.boolean(),
    expiresAt: Timestamp,
    openedAt: Timestamp.nullable().describe('When it was first opened. The browser that opened it keeps it.'),
    completedAt: Timestamp.nullable().describe('When its holder said that everything is set up.'),
    createdAt: Timestamp,
  })
  .meta({ id: 'SetupLink' });

export const NewSetupLink = z
  .object({
    link: SetupLink,
    url: z.url().meta({ description: 'Answered once.', examples: ['https://auth.example.com/set-up#K3vYq8TnR2bLw5'] }),
  })
  .meta({ id: 'NewSetupLink' });

/** What the page of a link shows. */
export const OpenedSetupLink = z
  .object({
    id: Id,
    organization: z.object({
      id: Id,
      name: z.string().meta({ examples: ['Acme'] }),
      slug: z.string().meta({ examples: ['acme'] }),
      logo: z
        .string()
        .nullable()
        .meta({ examples: ['https://acme.example/logo.svg'] }),
    }),
    scopes: z.array(SetupScope),
    mayEnable: z.boolean(),
    expiresAt: Timestamp,
    callbackURL: z.string().nullable().meta(afterwards),
  })
  .meta({ id: 'OpenedSetupLink' });
