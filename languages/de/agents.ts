import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const agents: Translations['agents'] = {
  title: 'Agenten',
  about: (service) => `Programme, die in ${service} selbstständig handeln, jedes mit einem Ende und einem Tagesbudget.`,
  aboutOwn: (organization) =>
    `Programme von ${organization}, die selbstständig handeln, jedes mit einem Ende und einem Tagesbudget.`,
  notAllowed: 'Sie dürfen Agenten nicht ansehen.',
  disabled: {
    title: 'Agenten sind nicht aktiviert',
    about: 'Setzen Sie AGENTS_ENABLED und OAUTH_PROVIDER_ENABLED oder die Optionen in gatehouse.config.ts.',
  },
  empty: {
    title: 'Noch keine Agenten',
    description: 'Registrieren Sie ein Programm, das für Benutzer oder für ein Dienstkonto handelt.',
  },
  back: 'Zurück zu den Agenten',
  answeredFor: (name) => `${name} ist verantwortlich`,
  unanswered: 'Es ist kein Benutzer verantwortlich: Der Agent kann nicht handeln',
  users: (users) => plural(users, { one: `${users} Benutzer`, other: `${users} Benutzer` }),
  ends: 'Endet',
  ended: 'Geendet',
  state: { active: 'Aktiv', stopped: 'Angehalten', ended: 'Geendet' },
  register: {
    open: 'Agent registrieren',
    title: 'Agent registrieren',
    about: 'Sie sind verantwortlich, bis Sie einen anderen Benutzer benennen.',
    name: 'Name',
    nameHint: 'Wie Benutzer ihn sehen.',
    purpose: 'Was er tut',
    purposeHint: 'Das lesen Benutzer, bevor sie ihm etwas erlauben.',
    redirectUris: 'Weiterleitungsadressen',
    redirectUrisHint:
      'Wohin Benutzer zurückkehren, nachdem sie ihm etwas erlaubt haben. Eine Adresse pro Zeile; für ein Programm in einem Terminal leer lassen.',
    days: 'Endet nach',
    daysOption: (days) => plural(days, { one: `${days} Tag`, other: `${days} Tagen` }),
    calls: 'Aufrufe pro Tag',
    writes: 'Änderungen pro Tag',
    scopes: 'Worum er bitten darf',
    submit: 'Agent registrieren',
    done: 'Agent registriert',
    secret: 'Client-Geheimnis',
    secretAbout: (clientId) => `Seine Client-ID ist ${clientId}.`,
  },
  stop: {
    action: 'Anhalten',
    question: (agent) => `${agent} anhalten?`,
    consequences:
      'Der Zugriff endet sofort. Dienste außerhalb, die er bereits erreicht hat, nehmen ihn eventuell noch 5 Minuten an.',
    done: 'Agent angehalten',
  },
  resume: {
    action: 'Fortsetzen',
    question: (agent) => `${agent} fortsetzen?`,
    consequences: 'Er kann wieder für die Benutzer handeln, die es ihm erlaubt haben.',
    done: 'Agent fortgesetzt',
  },
  renew: {
    action: 'Verlängern',
    question: (agent) => `${agent} verlängern?`,
    submit: 'Agent verlängern',
    done: 'Agent verlängert',
  },
  stopAll: {
    action: 'Alle Agenten anhalten',
    question: 'Alle Agenten anhalten?',
    consequences: (owner) => `Kein Agent kann in ${owner} handeln, bis Sie sie fortsetzen.`,
    done: 'Alle Agenten angehalten',
    isStopped: 'Alle Agenten sind angehalten.',
  },
  resumeAll: {
    action: 'Agenten fortsetzen',
    question: 'Agenten fortsetzen?',
    consequences: 'Sie können wieder handeln, außer denen, die einzeln angehalten sind.',
    done: 'Agenten fortgesetzt',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'Diesen Agenten gibt es nicht mehr.',
  BUDGET_EXHAUSTED: 'Das Budget dieses Agenten für heute ist aufgebraucht.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'Der verantwortliche Benutzer muss Mitglied sein.',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: 'Ein Programm, das selbstständig handelt',
  responsible: (name) => `Ein Programm, das selbstständig handelt. ${name} ist verantwortlich.`,
  until: 'Bis wann',
  days: (days) => plural(days, { one: `Für ${days} Tag`, other: `Für ${days} Tage` }),
  calls: 'Höchstens so viele Aufrufe pro Tag',
  writes: 'Höchstens so viele Änderungen pro Tag',
  delegates: 'Er darf diesen Zugriff weitergeben an:',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'Agent registriert',
  'agent.updated': 'Agent geändert',
  'agent.stopped': 'Agent angehalten',
  'agent.resumed': 'Agent fortgesetzt',
  'agent.all-stopped': 'Alle Agenten angehalten',
  'agent.all-resumed': 'Agenten fortgesetzt',
  'agent.budget-reached': 'Budget eines Agenten erreicht',
  'oauth-token.exchanged': 'Zugriff an einen Agenten weitergegeben',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': '{actor} hat einen Agenten registriert',
  'agent.updated': '{actor} hat einen Agenten geändert',
  'agent.stopped': '{actor} hat einen Agenten angehalten',
  'agent.resumed': '{actor} hat einen Agenten fortgesetzt',
  'agent.all-stopped': '{actor} hat alle Agenten angehalten',
  'agent.all-resumed': '{actor} hat alle Agenten fortgesetzt',
  'agent.budget-reached': 'Ein Agent von {target} hat {percent} % seines Tagesbudgets erreicht',
  'oauth-token.exchanged': 'Ein Agent hat weitergegebenen Zugriff von {target} erhalten',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: {
    title: 'Agenten haben keine Wirkung',
    about: 'Sie brauchen den OAuth-Provider, der ausgeschaltet ist.',
  },
};
