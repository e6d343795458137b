import { localized } from '#client/components/texts/localized.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('en');

/** `agent` is the name of an agent. */
export const texts = localized('agents', {
  title: 'Agents',
  about: (service: string) => `Programs that act by themselves in ${service}, each with an end and a daily budget.`,
  aboutOwn: (organization: string) =>
    `Programs of ${organization} that act by themselves, each with an end and a daily budget.`,
  notAllowed: 'You don’t have permission to see agents.',
  disabled: {
    title: 'Agents aren’t enabled',
    about: 'Set AGENTS_ENABLED and OAUTH_PROVIDER_ENABLED, or the options in gatehouse.config.ts.',
  },
  empty: { title: 'No agents yet', description: 'Register a program that acts for users or for a service account.' },
  back: 'Back to agents',
  answeredFor: (name: string) => `${name} answers for it`,
  unanswered: 'Without a responsible user it can’t act',
  users: (users: number) => plural(users, { one: `${users} user`, other: `${users} users` }),
  /** Followed by the time. */
  ends: 'Ends',
  ended: 'Ended',
  state: { active: 'Active', stopped: 'Stopped', ended: 'Ended' },
  register: {
    open: 'Register agent',
    title: 'Register an agent',
    about: 'You answer for it, until you name another user.',
    name: 'Name',
    nameHint: 'As users see it.',
    purpose: 'What it does',
    purposeHint: 'Users read this before they allow it anything.',
    redirectUris: 'Redirect addresses',
    redirectUrisHint:
      'Where users return after they allowed it. One address a line; leave it empty for a program in a terminal.',
    days: 'Ends after',
    daysOption: (days: number) => plural(days, { one: `${days} day`, other: `${days} days` }),
    calls: 'Calls a day',
    writes: 'Changes a day',
    scopes: 'What it may ask for',
    submit: 'Register agent',
    done: 'Agent registered',
    secret: 'client secret',
    secretAbout: (clientId: string) => `Its client ID is ${clientId}.`,
  },
  stop: {
    action: 'Stop',
    question: (agent: string) => `Stop ${agent}?`,
    consequences: 'Its access ends at once. Services outside that it already reached may accept it for 5 more minutes.',
    done: 'Agent stopped',
  },
  resume: {
    action: 'Resume',
    question: (agent: string) => `Resume ${agent}?`,
    consequences: 'It can act again for the users who allowed it.',
    done: 'Agent resumed',
  },
  renew: {
    action: 'Renew',
    question: (agent: string) => `Renew ${agent}?`,
    submit: 'Renew agent',
    done: 'Agent renewed',
  },
  stopAll: {
    action: 'Stop all agents',
    question: 'Stop all agents?',
    consequences: (owner: string) => `No agent can act in ${owner} until you resume them.`,
    done: 'All agents stopped',
    isStopped: 'All agents are stopped.',
  },
  resumeAll: {
    action: 'Resume agents',
    question: 'Resume the agents?',
    consequences: 'They can act again, except those that are stopped one by one.',
    done: 'Agents resumed',
  },
});

export const errorTexts = localized('agentErrors', {
  AGENT_NOT_FOUND: 'This agent no longer exists.',
  BUDGET_EXHAUSTED: 'The budget of this agent for today is used up.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'The user who answers for it must be a member.',
});
