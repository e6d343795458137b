import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const agentEventTexts = localized('agentEventTexts', {
  'agent.created': 'Agent registered',
  'agent.updated': 'Agent changed',
  'agent.stopped': 'Agent stopped',
  'agent.resumed': 'Agent resumed',
  'agent.all-stopped': 'All agents stopped',
  'agent.all-resumed': 'Agents resumed',
  'agent.budget-reached': 'Budget of an agent reached',
  'oauth-token.exchanged': 'Access passed on to an agent',
});

/** A sentence about each audit event. */
export const agentSentences = localized('agentSentences', {
  'agent.created': '{actor} registered an agent',
  'agent.updated': '{actor} changed an agent',
  'agent.stopped': '{actor} stopped an agent',
  'agent.resumed': '{actor} let an agent act again',
  'agent.all-stopped': '{actor} stopped all agents',
  'agent.all-resumed': '{actor} let all agents act again',
  'agent.budget-reached': 'An agent of {target} reached {percent} % of its budget of the day',
  'oauth-token.exchanged': 'An agent got access of {target} that was passed on',
});
