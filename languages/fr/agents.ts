import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const agents: Translations['agents'] = {
  title: 'Agents',
  about: (service) =>
    `Programmes qui agissent d’eux-mêmes dans ${service}, chacun avec une fin et un budget quotidien.`,
  aboutOwn: (organization) =>
    `Programmes de ${organization} qui agissent d’eux-mêmes, chacun avec une fin et un budget quotidien.`,
  notAllowed: 'Vous n’êtes pas autorisé à voir les agents.',
  disabled: {
    title: 'Les agents ne sont pas activés',
    about: 'Définissez AGENTS_ENABLED et OAUTH_PROVIDER_ENABLED, ou les options dans gatehouse.config.ts.',
  },
  empty: {
    title: 'Aucun agent pour le moment',
    description: 'Enregistrez un programme qui agit pour des utilisateurs ou pour un compte de service.',
  },
  back: 'Retour aux agents',
  answeredFor: (name) => `${name} en est responsable`,
  unanswered: 'Aucun utilisateur n’en est responsable : il ne peut pas agir',
  users: (users) => plural(users, { one: `${users} utilisateur`, other: `${users} utilisateurs` }),
  ends: 'Prend fin',
  ended: 'A pris fin',
  state: { active: 'Actif', stopped: 'Arrêté', ended: 'Terminé' },
  register: {
    open: 'Enregistrer un agent',
    title: 'Enregistrer un agent',
    about: 'Vous en êtes responsable, jusqu’à ce que vous désigniez un autre utilisateur.',
    name: 'Nom',
    nameHint: 'Tel que les utilisateurs le voient.',
    purpose: 'Ce qu’il fait',
    purposeHint: 'Les utilisateurs le lisent avant de lui autoriser quoi que ce soit.',
    redirectUris: 'Adresses de redirection',
    redirectUrisHint:
      'Où les utilisateurs reviennent après l’avoir autorisé. Une adresse par ligne ; laissez vide pour un programme dans un terminal.',
    days: 'Prend fin après',
    daysOption: (days) => plural(days, { one: `${days} jour`, other: `${days} jours` }),
    calls: 'Appels par jour',
    writes: 'Modifications par jour',
    scopes: 'Ce qu’il peut demander',
    submit: 'Enregistrer l’agent',
    done: 'Agent enregistré',
    secret: 'secret client',
    secretAbout: (clientId) => `Son ID client est ${clientId}.`,
  },
  stop: {
    action: 'Arrêter',
    question: (agent) => `Arrêter ${agent} ?`,
    consequences:
      'Son accès prend fin immédiatement. Les services externes qu’il a déjà contactés peuvent l’accepter encore 5 minutes.',
    done: 'Agent arrêté',
  },
  resume: {
    action: 'Reprendre',
    question: (agent) => `Reprendre ${agent} ?`,
    consequences: 'Il peut à nouveau agir pour les utilisateurs qui l’ont autorisé.',
    done: 'Agent repris',
  },
  renew: {
    action: 'Prolonger',
    question: (agent) => `Prolonger ${agent} ?`,
    submit: 'Prolonger l’agent',
    done: 'Agent prolongé',
  },
  stopAll: {
    action: 'Arrêter tous les agents',
    question: 'Arrêter tous les agents ?',
    consequences: (owner) => `Aucun agent ne peut agir dans ${owner} jusqu’à leur reprise.`,
    done: 'Tous les agents sont arrêtés',
    isStopped: 'Tous les agents sont arrêtés.',
  },
  resumeAll: {
    action: 'Reprendre les agents',
    question: 'Reprendre les agents ?',
    consequences: 'Ils peuvent à nouveau agir, sauf ceux qui sont arrêtés individuellement.',
    done: 'Agents repris',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'Cet agent n’existe plus.',
  BUDGET_EXHAUSTED: 'Le budget de cet agent pour aujourd’hui est épuisé.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'L’utilisateur responsable doit être membre.',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: 'Un programme qui agit de lui-même',
  responsible: (name) => `Un programme qui agit de lui-même. ${name} en est responsable.`,
  until: 'Jusqu’à quand',
  days: (days) => plural(days, { one: `Pendant ${days} jour`, other: `Pendant ${days} jours` }),
  calls: 'Nombre maximal d’appels par jour',
  writes: 'Nombre maximal de modifications par jour',
  delegates: 'Il peut transmettre cet accès à :',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'Agent enregistré',
  'agent.updated': 'Agent modifié',
  'agent.stopped': 'Agent arrêté',
  'agent.resumed': 'Agent repris',
  'agent.all-stopped': 'Tous les agents arrêtés',
  'agent.all-resumed': 'Agents repris',
  'agent.budget-reached': 'Budget d’un agent atteint',
  'oauth-token.exchanged': 'Accès transmis à un agent',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': '{actor} a enregistré un agent',
  'agent.updated': '{actor} a modifié un agent',
  'agent.stopped': '{actor} a arrêté un agent',
  'agent.resumed': '{actor} a repris un agent',
  'agent.all-stopped': '{actor} a arrêté tous les agents',
  'agent.all-resumed': '{actor} a repris tous les agents',
  'agent.budget-reached': 'Un agent de {target} a atteint {percent} % de son budget du jour',
  'oauth-token.exchanged': 'Un agent a reçu un accès transmis de {target}',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: {
    title: 'Les agents n’ont aucun effet',
    about: 'Ils ont besoin du fournisseur OAuth, qui est désactivé.',
  },
};
