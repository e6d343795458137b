import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'Digite uma URL pública que comece com https://.',
  WEBHOOK_NOT_FOUND: 'Este webhook não existe mais.',
  WEBHOOK_IS_DISABLED: 'Este webhook está desativado. Ative-o primeiro.',
  WEBHOOK_LIMIT_REACHED: 'Você atingiu o limite de webhooks. Exclua um que não usa mais.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'Esta entrega não existe mais.',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhooks',
  about: 'Notifique seu servidor sobre eventos nesta plataforma.',
  aboutOrganization: (name) => `Notifique seu servidor sobre eventos em ${name}.`,
  notAllowed: 'Você não tem permissão para gerenciar webhooks.',
  empty: {
    title: 'Ainda não há webhooks',
    description: 'Adicione a URL de um servidor a ser notificado sobre eventos.',
  },
  allEvents: 'Todos os eventos',
  events: (count) => plural(count, { one: `${count} evento`, other: `${count} eventos` }),
  state: { active: 'Ativo', disabled: 'Desativado', failing: 'Com falhas' },
  since: { created: 'Criado', failing: 'Com falhas desde', disabled: 'Desativado' },
  actionsFor: (url) => `Ações para ${url}`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: 'Descrição',
    events: 'Eventos',
    eventsHint: 'Deixe em branco para todos os eventos, inclusive futuros.',
    noEvent: 'Nenhum evento corresponde',
    secret: 'Segredo de assinatura',
    secretHidden: 'Exibido somente na criação',
  },
  subjects: {
    users: 'Usuários',
    signIn: 'Login',
    organizations: 'Organizações',
    members: 'Membros e convites',
    teams: 'Equipes',
    enterprise: 'Login único e domínios',
    directories: 'Diretórios',
    keys: 'Chaves de API e contas de serviço',
    applications: 'Aplicativos',
    agents: 'Agentes',
    webhooks: 'Webhooks e fluxos de auditoria',
    other: 'Outros',
  },
  create: { open: 'Adicionar webhook', title: 'Adicionar webhook', submit: 'Adicionar webhook' },
  edit: { action: 'Editar', title: 'Editar webhook', submit: 'Salvar webhook', done: 'Webhook salvo' },
  secret: {
    title: 'Salve o segredo de assinatura',
    what: 'segredo de assinatura',
    about: 'Seu servidor precisa dele para verificar se as solicitações vêm deste serviço.',
  },
  test: {
    action: 'Enviar evento de teste',
    event: 'Evento',
    hint: 'Um exemplo com IDs inventados e “test: true”. Só este webhook o recebe.',
    submit: 'Enviar evento',
    done: 'Evento de teste enviado',
  },
  rotate: {
    action: 'Substituir segredo de assinatura',
    question: 'Substituir o segredo de assinatura?',
    consequences:
      'Durante um dia, as solicitações são assinadas com os dois segredos, para que você possa atualizar seu servidor.',
    confirm: 'Substituir segredo',
  },
  enable: { action: 'Ativar', done: 'Webhook ativado' },
  disable: { action: 'Desativar', done: 'Webhook desativado' },
  delete: {
    action: 'Excluir',
    question: 'Excluir o webhook?',
    consequences: (url) => `${url} deixará de receber eventos, e suas entregas serão excluídas.`,
    confirm: 'Excluir webhook',
    done: 'Webhook excluído',
  },
  deliveries: {
    title: 'Entregas',
    about: 'As mais recentes primeiro. Entregas com falha são repetidas em intervalos crescentes.',
    action: 'Mostrar entregas',
    back: 'Voltar para webhooks',
    empty: { title: 'Ainda não há entregas', description: 'Envie um evento de teste ou aguarde o primeiro evento.' },
    status: { pending: 'Aguardando', retrying: 'Tentando novamente', delivered: 'Entregue', failed: 'Falhou' },
    all: 'Todas',
    noMatch: { title: 'Nenhuma entrega encontrada' },
    noneInState: {
      delivered: 'Nenhuma entrega bem-sucedida',
      failed: 'Nenhuma entrega com falha',
      retrying: 'Nenhuma entrega aguardando nova tentativa',
    },
    lastSuccess: 'Último sucesso:',
    noSuccess: 'Ainda sem sucesso',
    filters: {
      search: 'Pesquisar por ID da entrega ou do evento',
      time: 'Última tentativa',
      anyTime: 'Qualquer momento',
      within: { hour: 'Última hora', day: 'Últimas 24 horas', week: 'Últimos 7 dias' },
      range: 'De–até',
    },
    select: {
      toolbar: 'Entregas selecionadas',
      selected: (count) =>
        plural(count, { one: `${number(count)} selecionada`, other: `${number(count)} selecionadas` }),
      clear: 'Limpar seleção',
      page: 'Selecionar todas as entregas exibidas',
      one: (event) => `Selecionar ${event}`,
    },
    errors: {
      hostNotFound: 'Host não encontrado',
      unreachable: 'Host inacessível',
      refused: 'Conexão recusada',
      closed: 'Conexão encerrada',
      timedOut: 'Tempo esgotado',
      certificate: 'Certificado TLS inválido',
      tls: 'Falha no handshake TLS',
      silent: 'O destinatário não respondeu',
      notAllowed: 'O endereço não é permitido ou a resposta é longa demais',
      secret: 'O segredo de assinatura não pode ser lido',
    },
    failing: {
      title: 'As entregas estão falhando',
      titleOf: (cause) => `As entregas estão falhando: ${cause}`,
      answered: (status) => `O destinatário respondeu ${status}`,
      since: 'Primeira falha:',
      changeUrl: 'Alterar URL',
    },
    columns: {
      event: 'Evento',
      state: 'Estado',
      response: 'Resposta',
      attempts: 'Tentativas',
      time: 'Data do evento',
      attempted: 'Última tentativa',
      next: 'Próxima tentativa',
    },
    day: {
      title: 'Últimas 24 horas',
      counts: (delivered, retrying, failed) =>
        `entregues: ${number(delivered)} · com falhas, nova tentativa prevista: ${number(retrying)} · falharam definitivamente: ${number(failed)}`,
      share: (delivered, all) => `${number(delivered)} de ${number(all)} entregues`,
      none: 'Nenhuma entrega',
      end: 'agora',
    },
    detail: {
      title: 'Entrega',
      eventId: 'ID do evento',
      subject: { user: 'Usuário', organization: 'Organização' },
      deleted: { user: 'Usuário excluído', organization: 'Organização excluída' },
      noAttempt: 'Ainda não enviada.',
      attempt: (attempt) => `Tentativa ${number(attempt)}`,
      request: 'Solicitação',
      response: 'Resposta',
      noContent: 'Nenhum conteúdo foi armazenado.',
      curl: 'Copiar como curl',
      copy: {
        headers: 'cabeçalhos',
        body: 'corpo',
        response: 'resposta',
        code: 'código',
        user: 'ID do usuário',
        organization: 'ID da organização',
      },
      verify: {
        title: 'Verificar a assinatura',
        about: 'Com o segredo de assinatura, os cabeçalhos e o corpo como foi recebido. As bibliotecas são as de',
        standard: 'Standard Webhooks',
        tolerance: 'Uma assinatura vale por cinco minutos. Depois disso, seu servidor recusa a solicitação copiada.',
      },
    },
    redeliver: 'Enviar novamente',
    retry: 'Tentar agora',
    redelivered: 'Entrega na fila',
    retryAll: {
      action: 'Tentar todas de novo',
      question: (count) =>
        plural(count, {
          one: `Tentar ${number(count)} entrega de novo?`,
          other: `Tentar ${number(count)} entregas de novo?`,
        }),
      consequences: (url) =>
        `Todas as que falharam ou aguardam nova tentativa são enviadas de novo para ${url}, no máximo 10.000 por vez.`,
      confirm: 'Repetir entregas',
      done: (count) =>
        plural(count, { one: `${number(count)} entrega na fila`, other: `${number(count)} entregas na fila` }),
    },
    notQueued: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} entrega fora da fila`,
          other: `${number(count)} entregas fora da fila`,
        }),
      reasons: {
        'not-found': 'Ela não existe mais.',
        waiting: 'Ela já aguarda a primeira tentativa.',
      },
    },
    more: 'Mostrar entregas mais antigas',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'Webhook criado',
  'webhook.updated': 'Webhook atualizado',
  'webhook.deleted': 'Webhook excluído',
  'webhook.secret-rotated': 'Segredo de webhook substituído',
  'webhook.tested': 'Webhook testado',
  'webhook.disabled': 'Webhook desativado após falhas de entrega',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': '{actor} criou [o webhook para {host}|um webhook]',
  'webhook.updated': '{actor} atualizou [o webhook para {host}|um webhook]',
  'webhook.deleted': '{actor} excluiu [o webhook para {host}|um webhook]',
  'webhook.secret-rotated': '{actor} substituiu o segredo [do webhook para {host}|de um webhook]',
  'webhook.tested': '{actor} testou [o webhook para {host}|um webhook]',
  'webhook.disabled': '[O webhook para {host}|Um webhook] foi desativado após falhas de entrega',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) =>
    plural(count, { one: `${number(count)} webhook falha`, other: `${number(count)} webhooks falham` }),
  about: 'Entregas com falha são repetidas. Um webhook que falha por muito tempo é desativado.',
  open: (count) => plural(count, { one: 'Abrir webhook', other: 'Abrir webhooks' }),
};
