import type { Translations } from '#client/languages/translations.ts';
import { numberOf, pluralOf } from '#shared/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'Já existe um administrador. Entre na conta.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'Já existe uma conta com este e-mail',
  USER_NOT_FOUND: 'Este usuário não existe mais.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'Não é possível agir como um administrador.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Você não está mais agindo como outro usuário.',
};

export const admin: Translations['admin'] = {
  navigation: {
    overview: 'Visão geral',
    users: 'Usuários',
    organizations: 'Organizações',
    auditLog: 'Registro de auditoria',
  },
  auditLog: {
    title: 'Registro de auditoria',
    about: 'Eventos relevantes para a segurança, os mais recentes primeiro.',
  },
  setup: {
    title: 'Criar o primeiro administrador',
    about: 'Esta conta tem acesso total.',
    name: 'Nome',
    password: 'Senha',
    submit: 'Criar administrador',
    signIn: 'Entrar',
    incomplete: {
      title: 'Use o link de configuração',
      about: 'Copie o link completo do terminal em que o Gatehouse foi iniciado.',
    },
    invalid: {
      title: 'Este link de configuração não funciona',
      about:
        'Ele expirou ou já foi usado ou substituído por um link mais recente. Reinicie o serviço para obter um novo link ou crie um administrador com este comando:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'Usuários',
    about: 'Todas as contas.',
    create: 'Novo usuário',
    filter: {
      label: 'Filtrar usuários',
      all: 'Todos os usuários',
      administrators: 'Administradores',
      banned: 'Banidos',
      unverified: 'Não confirmados',
    },
    search: 'Buscar por nome, e-mail ou ID',
    file: 'usuarios',
    columns: { status: 'Função e status', createdAt: 'Cadastro', lastSeenAt: 'Última atividade' },
    empty: { title: 'Nenhum usuário encontrado', description: 'Tente outra busca ou limpe os filtros.' },
    count: (total, formatted) => plural(total, { one: `${formatted} usuário`, other: `${formatted} usuários` }),
  },
  newUser: {
    title: 'Novo usuário',
    about: 'Convide o usuário a escolher uma senha ou defina uma para ele.',
    name: 'Nome',
    how: 'Senha',
    invite: {
      label: 'Enviar um convite',
      description: 'O usuário recebe um link para escolher uma senha, que também confirma o e-mail.',
    },
    set: { label: 'Definir uma senha', description: 'O usuário não será notificado.' },
    password: 'Nova senha',
    roles: 'Funções',
    rolesDescription: 'Padrão: User.',
    invited: (email) => `Convite enviado para ${email}`,
    submit: 'Criar usuário',
    created: 'Usuário criado',
  },
  user: {
    back: 'Todos os usuários',
    notFound: {
      title: 'Usuário não encontrado',
      about: 'O link pode estar errado ou a conta foi excluída.',
      next: 'Ir para todos os usuários',
    },
    tabs: {
      label: 'Usuário',
      overview: 'Visão geral',
      sessions: 'Sessões',
      signInMethods: 'Métodos de login',
      organizations: 'Organizações',
      activity: 'Atividade',
    },
    facts: {
      id: 'ID',
      copyId: 'ID do usuário',
      signedUp: 'Cadastro',
      lastSeen: 'Última atividade',
      lastSeenMeaning: 'O último login, renovação de sessão ou evento no registro de auditoria.',
    },
    banned: 'Banido',
    notVerified: 'Não confirmado',
    twoFactor: 'Dois fatores ativados',
  },
  details: {
    title: 'Dados',
    name: 'Nome',
    emailDescription: 'Um novo e-mail fica não confirmado e desconecta o usuário.',
    submit: 'Salvar dados',
    done: 'Usuário salvo',
  },
  verification: {
    title: 'E-mail não confirmado',
    about: 'Envie um link que confirme o e-mail ou marque-o como confirmado se você souber que pertence ao usuário.',
    send: 'Enviar e-mail de confirmação',
    sent: (email) => `E-mail de confirmação enviado para ${email}`,
    mark: 'Marcar como confirmado',
    marked: 'E-mail confirmado',
  },
  passwordReset: {
    title: 'Redefinição de senha',
    about: 'Envia um link para escolher uma nova senha ou a primeira.',
    submit: 'Enviar e-mail de redefinição',
    sent: (email) => `E-mail de redefinição de senha enviado para ${email}`,
  },
  roles: { title: 'Funções', submit: 'Salvar funções', updated: 'Funções atualizadas' },
  sessions: {
    title: 'Sessões',
    empty: 'Nenhuma sessão ativa',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · conectado` : 'Conectado'),
    impersonated: 'De um administrador',
    current: 'Este dispositivo',
    revoke: {
      label: 'Desconectar',
      title: 'Desconectar este dispositivo?',
      body: (device) => `${device} precisará entrar novamente.`,
      submit: 'Desconectar dispositivo',
      done: 'Dispositivo desconectado',
    },
    revokeAll: {
      label: 'Desconectar de todos os lugares',
      title: 'Desconectar todos os dispositivos?',
      body: (name) => `${name} precisará entrar novamente em cada dispositivo.`,
      ownBody: 'Você será desconectado de todos os dispositivos, inclusive deste.',
      done: 'Desconectado de todos os lugares',
    },
  },
  accounts: {
    title: 'Métodos de login',
    empty: 'Ainda não há métodos de login. Defina uma senha ou oriente o usuário a usar um link por e-mail.',
    password: 'Senha',
    passkey: 'Chave de acesso',
    added: 'Adicionado',
  },
  organizations: {
    title: 'Organizações',
    empty: 'Nenhuma organização',
    joined: (slug) => `${slug} · entrou`,
  },
  impersonate: {
    title: 'Agir como este usuário',
    about: 'Entre como este usuário por tempo limitado. Fica registrado na auditoria.',
    submit: 'Agir como este usuário',
  },
  setPassword: {
    title: 'Senha',
    about: 'Para usuários que não conseguem redefini-la por e-mail.',
    open: 'Definir senha',
    dialog: (name) => `Definir senha de ${name}`,
    warning: 'A senha atual deixará de funcionar, e todos os dispositivos serão desconectados.',
    field: 'Nova senha',
    submit: 'Definir senha',
    done: 'Senha definida',
  },
  ban: {
    title: 'Banir usuário',
    about: 'Desconecta o usuário e bloqueia o login.',
    open: 'Banir usuário',
    dialog: (name) => `Banir ${name}`,
    reason: 'Motivo',
    reasonDescription: 'Visível somente para administradores.',
    duration: 'Duração',
    durations: { permanent: 'Permanente', day: '1 dia', week: '1 semana', month: '30 dias', year: '1 ano' },
    submit: 'Banir usuário',
    done: 'Usuário banido',
  },
  unban: {
    title: 'Banido',
    permanent: (reason) => `${reason} · permanente`,
    expires: (reason) => `${reason} · expira`,
    noReason: 'Nenhum motivo informado',
    submit: 'Desbanir usuário',
    done: 'Usuário desbanido',
  },
  remove: {
    title: 'Excluir usuário',
    about: 'Exclui as sessões, os métodos de login e as participações do usuário. Não é possível desfazer.',
    open: 'Excluir usuário',
    dialog: (name) => `Excluir ${name}?`,
    body: 'Exclui as sessões, os métodos de login e as participações do usuário. Não é possível desfazer.',
    submit: 'Excluir usuário',
    done: 'Usuário excluído',
  },
};

export const overview: Translations['overview'] = {
  title: 'Visão geral',
  about: 'Usuários, e-mails e configurações desta instalação.',
  totals: {
    users: (count) => plural(count, { one: 'Usuário', other: 'Usuários' }),
    organizations: (count) => plural(count, { one: 'Organização', other: 'Organizações' }),
  },
  mails: {
    waiting: (count) => plural(count, { one: 'E-mail aguardando', other: 'E-mails aguardando' }),
    undelivered: (count) =>
      plural(count, { one: 'E-mail não entregue em 7 dias', other: 'E-mails não entregues em 7 dias' }),
    delayed: (count) =>
      plural(count, {
        one: `${number(count)} e-mail aguarda há mais de um minuto. Verifique o servidor de e-mail.`,
        other: `${number(count)} e-mails aguardam há mais de um minuto. Verifique o servidor de e-mail.`,
      }),
  },
  figures: {
    signUps: 'Cadastros',
    activeUsers: 'Usuários que entraram',
    failedSignIns: 'Logins com falha',
    today: 'hoje',
    inTotal: (total) => `${total} em 30 dias`,
    onADay: (most) => `no máximo ${most} em um dia`,
    chart: (name, [first, last], summary) => `${name} por dia, de ${first} a ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Mostrar como tabela',
    hideTable: 'Ocultar tabela',
    day: 'Dia (UTC)',
    table: 'Números dos últimos 30 dias',
  },
  checklist: {
    title: 'Primeiros passos',
    about: (done, all) => `${done} de ${all} concluídos`,
    done: 'Concluído',
    open: 'A fazer',
    items: {
      administrator: { title: 'Criar um administrador', about: 'Você está conectado como administrador.' },
      secondFactor: {
        title: 'Proteja sua conta com uma segunda etapa',
        about: 'Administradores podem alterar todas as contas.',
        next: 'Ir para “Segurança”',
      },
      mail: {
        title: 'Enviar e-mails',
        about: 'Defina SMTP_URL para que os usuários recebam links de confirmação e redefinição.',
      },
      production: { title: 'Executar em modo de produção', about: 'Defina NODE_ENV=production e um segredo próprio.' },
      address: {
        title: 'Definir o endereço público',
        about: 'Defina BASE_URL com um endereço https, como https://auth.example.com.',
      },
      organization: {
        title: 'Criar uma organização',
        about: 'Organizações agrupam usuários, com funções e convites.',
        next: 'Criar organização',
      },
    },
  },
  findings: {
    title: 'Configurações a verificar',
    about: 'Inseguro para um serviço público. O comando npm run doctor informa o mesmo.',
    none: 'Nenhuma configuração insegura encontrada.',
  },
};
