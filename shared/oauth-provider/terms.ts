import { z } from 'zod';

import { Timestamp } from '#shared/lib/fields.ts';

const MAX_CALLS = 1_000_000;
const DELEGATES = 20;

const count = z.int().min(0).max(MAX_CALLS);

/** What an agent may do on one day (UTC). */
export const AgentBudget = z
  .object({
    calls: count.min(1).meta({ description: 'Calls of the API.', examples: [1000] }),
    writes: count.meta({ description: 'Those of them that can change something.', examples: [100] }),
  })
  .meta({ id: 'AgentBudget' });
export type AgentBudget = z.output<typeof AgentBudget>;

const days = z.int().min(1).max(365);
const clientId = z
  .string()
  .min(1)
  .max(512)
  .meta({ examples: ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10'] });

/** What a user decides beside the scopes, of an application that is an agent. */
export const TermsInput = z.strictObject({
  days: days.optional().describe('For how many days; by default as long as the agent may, at most 30.'),
  budget: z
    .strictObject(AgentBudget.shape)
    .partial()
    .optional()
    .describe('At most that of the agent, which is the default.'),
  delegates: z
    .array(clientId)
    .max(DELEGATES)
    .optional()
    .describe('The `client_id` of each agent to which it may pass its access on; by default none.'),
});
export type TermsInput = z.output<typeof TermsInput>;

const Delegate = z
  .object({ client_id: clientId, client_name: z.string().meta({ examples: ['Release notes'] }) })
  .meta({ id: 'AgentDelegate' });

/** The limits of an agent that asks a user for access. */
export const OfferedTerms = z
  .object({
    purpose: z.string().meta({ examples: ['Answers questions about your organization.'] }),
    responsible: z
      .string()
      .nullable()
      .meta({ description: 'Who answers for the agent.', examples: ['Ada Lovelace'] }),
    expiresAt: Timestamp.describe('When the agent ends.'),
    maximumDays: days,
    budget: AgentBudget,
    delegates: z.array(Delegate).describe('Agents of the same owner to which it can pass access on.'),
  })
  .meta({ id: 'OfferedTerms' });

/** The limits of what a user allowed an agent. */
export const GrantTerms = z
  .object({
    purpose: OfferedTerms.shape.purpose,
    expiresAt: Timestamp,
    budget: AgentBudget,
    used: AgentBudget.extend({ calls: count }).describe('Today.'),
    delegates: z.array(Delegate),
    stopped: z.boolean().describe('Whether the agent has ended, or was stopped.'),
  })
  .meta({ id: 'GrantTerms' });
