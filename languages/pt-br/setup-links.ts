import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'Você só pode delegar o que você mesmo pode fazer.',
  SETUP_LINK_NOT_FOUND: 'Este link já foi usado ou foi revogado.',
  SETUP_LINK_LIMIT_REACHED: 'No máximo cinco links podem estar abertos. Revogue um de que você não precisa mais.',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'Links de configuração',
  about: 'Deixe sua equipe de TI configurar o login único ou um diretório, sem uma conta.',
  notAllowed: 'Você não tem permissão para criar links de configuração.',
  empty: {
    title: 'Ainda não há links',
    description: 'Quem abre um link configura o que você escolhe, e nada mais. Envie-o para uma única pessoa.',
  },
  scopes: { domains: 'Domínios', sso: 'Login único', scim: 'Diretório' },
  create: {
    open: 'Criar link',
    title: 'Criar um link de configuração',
    scopes: 'O que ele configura',
    mayEnable: 'Permitir que tenha efeito imediato',
    mayEnableHint: 'Caso contrário, ninguém entra com o que foi configurado até você ativá-lo. É o recomendado.',
    submit: 'Criar link',
  },
  created: {
    title: 'Envie este link',
    what: 'link',
    about: 'Somente o primeiro navegador que o abrir pode usá-lo. Ele expira após cinco dias.',
  },
  administration: {
    title: 'Criar um link de configuração',
    card: 'Link de configuração',
    about: 'Permite que a equipe de TI de uma organização configure o login único ou um diretório, sem uma conta.',
    organization: 'Organização',
    search: 'Buscar por nome, URL ou ID',
    noMatch: 'Nenhuma organização encontrada',
    loading: 'Carregando…',
    organizationId: 'ID da organização',
    note: 'O que for configurado tem efeito quando um proprietário da organização o ativar.',
  },
  state: {
    waiting: 'Ainda não aberto',
    opened: 'Aberto',
    completed: 'Concluído',
    ends: 'Expira',
    takesEffect: 'tem efeito imediato',
  },
  revoke: {
    action: 'Revogar',
    question: 'Revogar este link?',
    consequences: 'Ele não pode mais ser usado. O que foi configurado com ele permanece.',
    confirm: 'Revogar link',
    done: 'Link revogado',
  },
  page: {
    title: (organization) => `Configurar ${organization}`,
    about: (service) => `Conecte sua empresa a ${service}. Você não precisa de uma conta.`,
    ends: 'Este link expira',
    menu: 'Configuração',
    overview: 'Visão geral',
    steps: 'O que configurar',
    optional: 'Em qualquer ordem. Suas alterações são salvas imediatamente.',
    domains: {
      title: 'Domínios',
      about: 'Prove que os domínios dos seus endereços de e-mail são seus.',
      done: (domains) => `Verificado: ${domains}.`,
    },
    sso: {
      title: 'Login único',
      about: 'Conecte seu provedor de identidade e teste a conexão.',
      done: (names) => `Testado: ${names}.`,
    },
    scim: {
      title: 'Diretório',
      about: 'Deixe seu diretório criar, alterar e remover usuários.',
      done: (name) => `Conectado: ${name}.`,
    },
    next: 'Configurar',
    view: 'Ver',
    finish: {
      action: 'Concluir',
      question: 'Concluir a configuração?',
      consequences: (organization) =>
        `Este link não poderá mais ser usado. Os proprietários de ${organization} recebem um e-mail e ativam o que você configurou.`,
      confirm: 'Concluir',
    },
    finished: {
      title: 'Concluído',
      about: (organization) => `Os proprietários de ${organization} foram avisados. Você pode fechar esta página.`,
      back: 'Continuar',
    },
    unusable: {
      title: 'Este link não pode ser usado aqui',
      about: 'Ele expirou, foi concluído ou revogado, ou está aberto em outro navegador. Peça um novo.',
    },
    incomplete: {
      title: 'Este link está incompleto',
      about: 'Abra de novo o link da mensagem ou copie-o por inteiro.',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'Link de configuração criado',
  'setup-link.opened': 'Link de configuração aberto',
  'setup-link.completed': 'Link de configuração concluído',
  'setup-link.revoked': 'Link de configuração revogado',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': '{actor} criou um link de configuração',
  'setup-link.opened': 'Um link de configuração foi aberto',
  'setup-link.completed': 'A pessoa com um link de configuração concluiu a configuração',
  'setup-link.revoked': '{actor} revogou um link de configuração',
};
