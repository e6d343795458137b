import { z } from 'zod';

import { OptionalOrganizationEventPayload, UserEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const agent = { agentId: Id.describe('The application of the agent.') };

const AgentPayload = OptionalOrganizationEventPayload.extend(agent).meta({ id: 'AgentEventPayload' });
const StopPayload = OptionalOrganizationEventPayload.meta({ id: 'AgentsStopEventPayload' });
const BudgetPayload = UserEventPayload.extend({
  ...agent,
  percent: z.string().describe('Of the budget of the day: 80 or 100.'),
}).meta({ id: 'AgentBudgetEventPayload' });
const ExchangePayload = UserEventPayload.extend({
  ...agent,
  oauthClientId: Id.describe('The application for which the user allowed the access.'),
  chain: z.string().describe('The applications that pass it on, the latest first, separated by commas.'),
  scopes: z.string().describe('Those of the new token, separated by commas.'),
  resource: z.string().describe('The API of the new token.'),
}).meta({ id: 'TokenExchangeEventPayload' });

export const agentEvents = {
  'agent.created': AgentPayload,
  'agent.updated': AgentPayload,
  'agent.stopped': AgentPayload,
  'agent.resumed': AgentPayload,
  'agent.all-stopped': StopPayload,
  'agent.all-resumed': StopPayload,
  'agent.budget-reached': BudgetPayload,
  'oauth-token.exchanged': ExchangePayload,
};
