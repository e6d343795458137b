import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const agents: Translations['agents'] = {
  title: 'Agentes',
  about: (service) =>
    `Programas que actúan por sí mismos en ${service}, cada uno con un final y un presupuesto diario.`,
  aboutOwn: (organization) =>
    `Programas de ${organization} que actúan por sí mismos, cada uno con un final y un presupuesto diario.`,
  notAllowed: 'No tiene permiso para ver los agentes.',
  disabled: {
    title: 'Los agentes no están activados',
    about: 'Defina AGENTS_ENABLED y OAUTH_PROVIDER_ENABLED, o las opciones en gatehouse.config.ts.',
  },
  empty: {
    title: 'Aún no hay agentes',
    description: 'Registre un programa que actúe por usuarios o por una cuenta de servicio.',
  },
  back: 'Volver a los agentes',
  answeredFor: (name) => `${name} responde por él`,
  unanswered: 'Ningún usuario responde por él: no puede actuar',
  users: (users) => plural(users, { one: `${users} usuario`, other: `${users} usuarios` }),
  ends: 'Termina',
  ended: 'Terminó',
  state: { active: 'Activo', stopped: 'Detenido', ended: 'Terminado' },
  register: {
    open: 'Registrar agente',
    title: 'Registrar un agente',
    about: 'Usted responde por él hasta que designe a otro usuario.',
    name: 'Nombre',
    nameHint: 'Como lo ven los usuarios.',
    purpose: 'Qué hace',
    purposeHint: 'Los usuarios lo leen antes de permitirle algo.',
    redirectUris: 'Direcciones de redirección',
    redirectUrisHint:
      'Adónde vuelven los usuarios después de permitirlo. Una dirección por línea; déjelo vacío para un programa en una terminal.',
    days: 'Termina después de',
    daysOption: (days) => plural(days, { one: `${days} día`, other: `${days} días` }),
    calls: 'Llamadas al día',
    writes: 'Cambios al día',
    scopes: 'Lo que puede pedir',
    submit: 'Registrar agente',
    done: 'Agente registrado',
    secret: 'secreto de cliente',
    secretAbout: (clientId) => `Su ID de cliente es ${clientId}.`,
  },
  stop: {
    action: 'Detener',
    question: (agent) => `¿Detener ${agent}?`,
    consequences:
      'Su acceso termina de inmediato. Los servicios externos a los que ya llegó pueden aceptarlo 5 minutos más.',
    done: 'Agente detenido',
  },
  resume: {
    action: 'Reanudar',
    question: (agent) => `¿Reanudar ${agent}?`,
    consequences: 'Puede volver a actuar por los usuarios que lo permitieron.',
    done: 'Agente reanudado',
  },
  renew: {
    action: 'Renovar',
    question: (agent) => `¿Renovar ${agent}?`,
    submit: 'Renovar agente',
    done: 'Agente renovado',
  },
  stopAll: {
    action: 'Detener todos los agentes',
    question: '¿Detener todos los agentes?',
    consequences: (owner) => `Ningún agente puede actuar en ${owner} hasta que los reanude.`,
    done: 'Todos los agentes detenidos',
    isStopped: 'Todos los agentes están detenidos.',
  },
  resumeAll: {
    action: 'Reanudar los agentes',
    question: '¿Reanudar los agentes?',
    consequences: 'Pueden volver a actuar, salvo los que se detuvieron uno a uno.',
    done: 'Agentes reanudados',
  },
};

export const agentErrors: Translations['agentErrors'] = {
  AGENT_NOT_FOUND: 'Este agente ya no existe.',
  BUDGET_EXHAUSTED: 'El presupuesto de este agente para hoy está agotado.',
  RESPONSIBLE_USER_IS_NOT_A_MEMBER: 'El usuario que responde por él debe ser miembro.',
};

export const agentTerms: Translations['agentTerms'] = {
  agent: 'Un programa que actúa por sí mismo',
  responsible: (name) => `Un programa que actúa por sí mismo. ${name} responde por él.`,
  until: 'Hasta cuándo',
  days: (days) => plural(days, { one: `Durante ${days} día`, other: `Durante ${days} días` }),
  calls: 'Máximo de llamadas al día',
  writes: 'Máximo de cambios al día',
  delegates: 'Puede transmitir este acceso a:',
};

export const agentEventTexts: Translations['agentEventTexts'] = {
  'agent.created': 'Agente registrado',
  'agent.updated': 'Agente cambiado',
  'agent.stopped': 'Agente detenido',
  'agent.resumed': 'Agente reanudado',
  'agent.all-stopped': 'Todos los agentes detenidos',
  'agent.all-resumed': 'Agentes reanudados',
  'agent.budget-reached': 'Presupuesto de un agente alcanzado',
  'oauth-token.exchanged': 'Acceso transmitido a un agente',
};

export const agentSentences: Translations['agentSentences'] = {
  'agent.created': '{actor} registró un agente',
  'agent.updated': '{actor} cambió un agente',
  'agent.stopped': '{actor} detuvo un agente',
  'agent.resumed': '{actor} reanudó un agente',
  'agent.all-stopped': '{actor} detuvo todos los agentes',
  'agent.all-resumed': '{actor} reanudó todos los agentes',
  'agent.budget-reached': 'Un agente de {target} alcanzó el {percent} % de su presupuesto del día',
  'oauth-token.exchanged': 'Un agente recibió acceso transmitido de {target}',
};

export const agentAttention: Translations['agentAttention'] = {
  noProvider: { title: 'Los agentes no tienen efecto', about: 'Necesitan el proveedor OAuth, que está desactivado.' },
};
