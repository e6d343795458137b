import { z } from 'zod';

import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';
import { AgentBudget } from '#shared/oauth-provider/terms.ts';
import { CreateOAuthClient, OAuthClient, OAuthClientWithSecret } from '#shared/oauth-provider/schemas.ts';

const purpose = z
  .string()
  .trim()
  .min(1)
  .max(280)
  .meta({ description: 'What it does, as users see it.', examples: ['Answers questions about your organization.'] });
const days = z
  .int()
  .min(1)
  .max(365)
  .meta({ description: 'For how many days from now.', examples: [30] });
const responsible = LookupId.meta({
  description: 'The user who answers for it: a member of the organization or, for the platform, an administrator.',
});
const budget = z.strictObject(AgentBudget.shape);

const shape = CreateOAuthClient.shape;
export const CreateAgent = z.strictObject({
  organizationId: shape.organizationId,
  client_name: shape.client_name,
  purpose,
  days: days.default(30),
  budget: budget.partial().default({}).describe('By default that of the options.'),
  responsibleId: responsible.optional().describe('By default the caller.'),
  redirect_uris: shape.redirect_uris.default([]),
  jwks: shape.jwks,
  scope: shape.scope,
  service_account_id: shape.service_account_id,
});

const client_id = OAuthClient.shape.client_id;
export const AgentIdInput = z.strictObject({ client_id });
export const UpdateAgent = AgentIdInput.extend({
  update: z
    .strictObject({ purpose, days, budget, responsibleId: responsible })
    .partial()
    .describe('The members to change; `days` renews it.'),
});
export const ListAgents = z.strictObject({ organizationId: shape.organizationId });

export const Agent = z
  .object({
    client_id,
    client_name: OAuthClient.shape.client_name,
    organization: OAuthClient.shape.organization,
    purpose,
    responsible: z
      .object({ id: Id, name: z.string(), email: z.string() })
      .nullable()
      .describe('The user who answers for it; without one it gets no tokens.'),
    expiresAt: Timestamp,
    budget: AgentBudget,
    used: z.object({ calls: z.int(), writes: z.int() }).describe('Today.'),
    users: z.int().meta({ description: 'Those who allowed it something.', examples: [12] }),
    stopped: z.boolean(),
    createdAt: Timestamp,
  })
  .meta({ id: 'Agent' });
export const AgentWithSecret = Agent.extend({
  client_secret: OAuthClientWithSecret.shape.client_secret,
}).meta({ id: 'AgentWithSecret' });
export const AgentList = z
  .object({
    agents: z.array(Agent),
    allStopped: z.boolean().describe('Whether all agents of the organization, or of the platform, are stopped.'),
  })
  .meta({ id: 'AgentList' });
