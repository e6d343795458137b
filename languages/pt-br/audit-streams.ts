import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL: 'Digite um endereço público que comece com https://, ou com tls:// para syslog.',
  AUDIT_STREAM_NOT_FOUND: 'Este fluxo não existe mais.',
  AUDIT_STREAM_IS_DISABLED: 'Este fluxo está desativado. Ative-o primeiro.',
  AUDIT_STREAM_LIMIT_REACHED: 'Você atingiu o limite de fluxos. Exclua um que não usa mais.',
  SEQUENCE_IS_IN_THE_FUTURE: 'Digite o número de um evento já registrado.',
};

export const auditStreams: Translations['auditStreams'] = {
  title: 'Fluxos de auditoria',
  about: 'Envie o log de auditoria desta plataforma a um coletor, em ordem e sem lacunas.',
  aboutOrganization: (name) => `Envie o log de auditoria de ${name} a um coletor, em ordem e sem lacunas.`,
  notAllowed: 'Você não tem permissão para gerenciar fluxos de auditoria.',
  empty: {
    title: 'Nenhum fluxo ainda',
    description: 'Adicione o endereço de um coletor, como o Splunk ou um servidor syslog.',
  },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS, linhas JSON assinadas',
    syslog: 'Syslog sobre TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'Desativado', failing: 'Com falha' },
  upToDate: 'Em dia',
  behind: (count, formatted) =>
    plural(count, {
      one: `${formatted} evento pendente`,
      other: `${formatted} eventos pendentes`,
    }),
  delivered: 'última entrega',
  failing: 'com falha desde',
  position: (sequence) => `posição ${sequence}`,
  withAddresses: 'com endereços IP',
  actionsFor: (name) => `Ações para ${name}`,
  fields: {
    name: 'Nome',
    preset: 'Destinatário',
    format: 'Formato',
    url: 'Endereço',
    token: 'Token',
    tokenHint: 'É armazenado criptografado e não é mostrado de novo.',
    newTokenHint: 'Deixe vazio para continuar usando o atual.',
    ca: 'Certificados confiáveis (PEM)',
    caHint: 'Para uma autoridade certificadora própria. Deixe vazio para as públicas.',
    clientCertificate: 'Certificado do cliente (PEM)',
    clientKey: 'Chave do certificado do cliente (PEM)',
    events: 'Eventos',
    eventsHint: 'Deixe vazio para todos os eventos, inclusive futuros.',
    includesOrigin: 'Enviar endereços IP e navegadores',
    includesOriginHint: 'São dados pessoais: o destinatário passa a tratá-los para você.',
  },
  create: {
    open: 'Adicionar fluxo',
    title: 'Adicionar fluxo',
    submit: 'Adicionar fluxo',
    done: 'Fluxo adicionado',
  },
  edit: {
    action: 'Editar',
    title: 'Editar fluxo',
    submit: 'Salvar fluxo',
    done: 'Fluxo salvo',
  },
  secret: {
    title: 'Salve o segredo de assinatura',
    what: 'segredo de assinatura',
    about: 'Seu coletor precisa dele para verificar que as solicitações vêm deste serviço.',
  },
  test: {
    action: 'Enviar evento de teste',
    done: 'Evento de teste gravado',
  },
  rewind: {
    action: 'Enviar de novo',
    title: 'Enviar eventos de novo',
    about: 'O fluxo volta e envia novamente cada evento após este número. 0 envia o log inteiro.',
    field: 'Número do evento',
    submit: 'Enviar de novo',
    done: 'Fluxo retrocedido',
  },
  enable: {
    action: 'Ativar',
    done: 'Fluxo ativado',
  },
  disable: {
    action: 'Desativar',
    done: 'Fluxo desativado',
  },
  delete: {
    action: 'Excluir',
    question: 'Excluir o fluxo?',
    consequences: (name) => `${name} deixa de receber eventos, e a posição do fluxo é perdida.`,
    confirm: 'Excluir fluxo',
    done: 'Fluxo excluído',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': 'Fluxo de auditoria criado',
  'audit-stream.updated': 'Fluxo de auditoria atualizado',
  'audit-stream.deleted': 'Fluxo de auditoria excluído',
  'audit-stream.tested': 'Fluxo de auditoria testado',
  'audit-stream.rewound': 'Fluxo de auditoria retrocedido',
  'audit-stream.refused': 'Evento recusado pelo destinatário de um fluxo de auditoria',
  'audit-stream.gap': 'Eventos excluídos antes que um fluxo de auditoria os enviasse',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': '{actor} criou um fluxo de auditoria',
  'audit-stream.updated': '{actor} atualizou um fluxo de auditoria',
  'audit-stream.deleted': '{actor} excluiu um fluxo de auditoria',
  'audit-stream.tested': '{actor} testou um fluxo de auditoria',
  'audit-stream.rewound': '{actor} retrocedeu um fluxo de auditoria',
  'audit-stream.refused': 'O destinatário de um fluxo de auditoria recusou um evento',
  'audit-stream.gap': 'Os eventos {from} a {to} foram excluídos antes que um fluxo de auditoria os enviasse',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: 'Um fluxo de auditoria está falhando', about: 'Ele falha há mais de uma hora.' },
  open: 'Abrir fluxos de auditoria',
};
