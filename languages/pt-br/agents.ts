import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const agents: Translations['agents'] = {
  title: 'Agentes',
  about: (service) => `Programas que agem por conta própria no ${service}, cada um com um fim e um orçamento diário.`,
  aboutOwn: (organization) =>
    `Programas de ${organization} que agem por conta própria, cada um com um fim e um orçamento diário.`,
  notAllowed: 'Você não tem permissão para ver os agentes.',
  disabled: {
    title: 'Os agentes não estão ativados',
    about: 'Defina AGENTS_ENABLED e OAUTH_PROVIDER_ENABLED, ou as opções em gatehouse.config.ts.',
  },
  empty: {
    title: 'Ainda não há agentes',
    description: 'Registre um programa que age por usuários ou por uma conta de serviço.',
  },
  back: 'Voltar aos agentes',
  answeredFor: (name) => `${name} responde por ele`,
  unanswered: 'Nenhum usuário responde por ele: não pode agir',
  users: (users) => plural(users, { one: `${users} usuário`, other: `${users} usuários` }),
  ends: 'Termina',
  ended: 'Terminou',
  state: { active: 'Ativo', stopped: 'Parado', ended: 'Terminado' },
  register: {
    open: 'Registrar agente',
    title: 'Registrar um agente',
    about: 'Você responde por ele até indicar outro usuário.',
    name: 'Nome',
    nameHint: 'Como os usuários o veem.',
    purpose: 'O que ele faz',
    purposeHint: 'Os usuários leem isto antes de lhe permitir algo.',
    redirectUris: 'Endereços de redirecionamento',
    redirectUrisHint:
      'Para onde os usuários voltam depois de permitir. Um endereço por linha; deixe vazio para um programa em um terminal.',
    days: 'Termina após',
    daysOption: (days) => plural(days, { one: `${days} dia`, other: `${days} dias` }),
    calls: 'Chamadas por dia',
    writes: 'Alterações por dia',
    scopes: 'O que ele pode pedir',
    submit: 'Registrar agente',
    done: 'Agente registrado',
    secret: 'segredo do cliente',
    secretAbout: (clientId) => `O ID de cliente dele é ${clientId}.`,
  },
  stop: {
    action: 'Parar',
    question: (agent) => `Parar ${agent}?`,
    consequences:
      'O acesso dele termina imediatamente. Serviços externos que ele já alcançou podem aceitá-lo por mais 5 minutos.',
    done: 'Agente parado',
  },
  resume: {
    action: 'Retomar',
    question: (agent) => `Retomar ${agent}?`,
    consequences: 'Ele pode voltar a agir pelos usuários que permitiram.',
    done: 'Agente retomado',
  },
  renew: {
    action: 'Renovar',
    question: (agent) => `Renovar ${agent}?`,
    submit: 'Renovar agente',
    done: 'Agente renovado',
  },
  stopAll: {
    action: 'Parar todos os agentes',
    question: 'Parar todos os agentes?',
    consequences: (owner) => `Nenhum agente pode agir em ${owner} até você retomá-los.`,
    done: 'Todos os agentes parados',
    isStopped: 'Todos os agentes estão parados.',
  },
  resumeAll: {
    action: 'Retomar os agentes',
    question: 'Retomar os agentes?',
    consequences: 'Eles podem voltar a agir, exceto os que foram parados um a um.',
    done: 'Agentes retomados',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'Este agente não existe mais.',
  BUDGET_EXHAUSTED: 'O orçamento deste agente para hoje acabou.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'O usuário que responde por ele deve ser membro.',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: 'Um programa que age por conta própria',
  responsible: (name) => `Um programa que age por conta própria. ${name} responde por ele.`,
  until: 'Até quando',
  days: (days) => plural(days, { one: `Por ${days} dia`, other: `Por ${days} dias` }),
  calls: 'Máximo de chamadas por dia',
  writes: 'Máximo de alterações por dia',
  delegates: 'Ele pode repassar este acesso a:',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'Agente registrado',
  'agent.updated': 'Agente alterado',
  'agent.stopped': 'Agente parado',
  'agent.resumed': 'Agente retomado',
  'agent.all-stopped': 'Todos os agentes parados',
  'agent.all-resumed': 'Agentes retomados',
  'agent.budget-reached': 'Orçamento de um agente atingido',
  'oauth-token.exchanged': 'Acesso repassado a um agente',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': '{actor} registrou um agente',
  'agent.updated': '{actor} alterou um agente',
  'agent.stopped': '{actor} parou um agente',
  'agent.resumed': '{actor} retomou um agente',
  'agent.all-stopped': '{actor} parou todos os agentes',
  'agent.all-resumed': '{actor} retomou todos os agentes',
  'agent.budget-reached': 'Um agente de {target} atingiu {percent} % do orçamento do dia',
  'oauth-token.exchanged': 'Um agente recebeu acesso repassado de {target}',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: { title: 'Os agentes não têm efeito', about: 'Eles precisam do provedor OAuth, que está desativado.' },
};
