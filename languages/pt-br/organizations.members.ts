import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('pt-BR');
const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'Este convite expirou ou já foi respondido ou revogado.',
  notRecipient: 'Este convite é para outro endereço de e-mail.',
  inviterLeft: 'A pessoa que convidou você saiu da organização. Peça um convite a outro membro.',
  memberLimit: 'Esta organização está cheia. Um membro precisa sair antes que outro possa entrar.',
};

export const invitations: Translations['invitations'] = {
  title: 'Convites',
  about: (organization) => `Convites pendentes e anteriores para ${organization}.`,
  notAllowed: 'Você não tem permissão para ver os convites. Peça acesso a um administrador desta organização.',
  filter: { label: 'Status', pending: 'Pendentes', accepted: 'Aceitos', expired: 'Expirados', all: 'Todos' },
  columns: { email: 'E-mail', roles: 'Função', inviter: 'Convite de', status: 'Status', actions: 'Ações' },
  count: (total, formatted) => plural(total, { one: `${formatted} convite`, other: `${formatted} convites` }),
  empty: {
    pending: 'Nenhum convite pendente',
    accepted: 'Nenhum convite aceito',
    expired: 'Nenhum convite expirado',
    all: 'Ainda não há convites',
    description: 'Convide pessoas por e-mail. Elas recebem um link para participar, mesmo sem conta.',
  },
  sent: 'Enviado',
  expires: 'Expira',
  expired: 'Expirou',
  status: { accepted: 'Aceito', rejected: 'Recusado', canceled: 'Revogado' },
  invite: {
    open: 'Convidar membro',
    dialog: (organization) => `Convidar para ${organization}`,
    submit: 'Enviar convite',
    submitSeveral: (count) =>
      plural(count, { one: `Enviar ${number(count)} convite`, other: `Enviar ${number(count)} convites` }),
    done: (email) => `Convite enviado para ${email}`,
    emails: 'Endereços de e-mail',
    emailsHint: 'Separe vários endereços com vírgulas ou cole uma lista.',
    wrongAddresses: (addresses) => `Corrija ou remova: ${list(addresses)}`,
    severalDone: (count) =>
      plural(count, { one: `${number(count)} convite enviado`, other: `${number(count)} convites enviados` }),
    failed: (sent) =>
      plural(sent, {
        one: `${number(sent)} convite foi enviado. Não foi possível convidar estes endereços:`,
        other: `${number(sent)} convites foram enviados. Não foi possível convidar estes endereços:`,
      }),
    progress: (done, count) => `${number(done)} de ${number(count)} enviados`,
  },
  menu: (email) => `Ações do convite para ${email}`,
  copy: {
    link: 'Copiar link',
    hint: 'Só funciona depois que este endereço de e-mail for confirmado.',
  },
  resend: {
    label: (email) => `Reenviar convite para ${email}`,
    submit: 'Reenviar convite',
    done: (email) => `Convite reenviado para ${email}`,
  },
  revoke: {
    dialog: 'Revogar o convite?',
    body: (email) => `O link enviado para ${email} deixará de funcionar.`,
    submit: 'Revogar convite',
    done: (email) => `Convite para ${email} revogado`,
  },
  answer: {
    title: (organization) => `Participar de ${organization}`,
    about: (inviter) => `${inviter} convidou você.`,
    sentTo: (email) => `Enviado para ${email} · expira`,
    createAccount: 'Criar uma conta',
    signIn: 'Entrar',
    wrongAccount: (email) => `Você está conectado como ${email}`,
    invitee: (email) => `Este convite é para ${email}.`,
    switchAccount: 'Trocar de conta',
    accept: (organization) => `Participar de ${organization}`,
    decline: 'Recusar convite',
    declineDialog: 'Recusar o convite?',
    declineBody: (organization) => `Para participar de ${organization} mais tarde, você precisará de um novo convite.`,
    declined: {
      title: 'Convite recusado',
      about: (organization) => `${organization} pode convidar você novamente.`,
      next: 'Voltar ao início',
    },
  },
  withoutToken: {
    title: 'Você recebeu um convite',
    about: 'Este link é de um convite para uma organização.',
    body: 'Abra o link no e-mail do convite ou entre com o endereço de e-mail convidado. Se ainda não tem conta, crie uma com esse endereço e confirme-o.',
  },
  expiredInvitation: {
    title: 'Este convite não é mais válido',
    about: 'Ele expirou ou já foi usado, revogado ou substituído. Peça um novo à pessoa que convidou você.',
    next: 'Ir para suas organizações',
    signedOutAbout:
      'Ele expirou ou já foi usado, revogado ou substituído. Se você o aceitou, entre para abrir a organização. Caso contrário, peça um novo à pessoa que convidou você.',
    signIn: 'Entrar',
  },
  unverified: {
    title: 'Confirme seu e-mail para continuar',
    about: 'Abra o link no e-mail do convite ou confirme seu e-mail primeiro.',
    next: 'Ir para sua conta',
  },
  otherEmail: {
    title: 'Este convite é para outro endereço de e-mail',
    about: (email) =>
      `Você está conectado como ${email}. Se o convite foi enviado para outro dos seus endereços, troque para essa conta.`,
  },
};

export const members: Translations['members'] = {
  file: 'membros',
  title: 'Membros',
  about: (organization) => `Pessoas em ${organization} e suas funções.`,
  filters: {
    role: 'Função',
    allRoles: 'Todas as funções',
    clearRole: 'Limpar função',
    team: 'Equipe',
    allTeams: 'Todas as equipes',
  },
  columns: { roles: 'Função', teams: 'Equipes', joined: 'Entrou', actions: 'Ações' },
  count: (total, formatted) => plural(total, { one: `${formatted} membro`, other: `${formatted} membros` }),
  empty: { title: 'Nenhum membro corresponde' },
  emptyTeam: {
    title: 'Ainda não há membros nesta equipe',
    description: 'Adicione membros em “Equipes” ou escolha a equipe ao convidar.',
  },
  you: 'Você',
  team: (name) => `Equipe ${name}`,
  menu: {
    label: (name) => `Ações para ${name}`,
    changeRoles: 'Alterar funções',
    changeTeams: 'Alterar equipes',
    transfer: 'Transferir propriedade',
    remove: 'Remover membro',
  },
  roles: {
    label: 'Funções',
    descriptions: {
      owner: 'Acesso total, incluindo excluir a organização',
      admin: 'Gerenciar membros e configurações',
      member: 'Ver a organização e seus membros',
    },
    names: { owner: 'Proprietário', admin: 'Administrador', member: 'Membro' },
    noPermissions: 'Sem permissões adicionais',
    dialog: (name) => `Alterar funções de ${name}`,
    ownTitle: 'Estas são suas próprias funções',
    ownWarning: 'Se você remover sua própria função, outro proprietário terá que restaurá-la.',
    submit: 'Salvar funções',
    updated: 'Funções atualizadas',
  },
  transfer: {
    dialog: (name) => `Transferir a propriedade para ${name}?`,
    body: (name, organization) =>
      `${name} será proprietário de ${organization} e você será administrador. Somente ${name} pode desfazer isso.`,
    submit: 'Transferir propriedade',
    done: (name) => `Propriedade transferida para ${name}`,
  },
  remove: {
    dialog: (name) => `Remover ${name}?`,
    body: (name, organization) =>
      `${name} perderá imediatamente o acesso a ${organization}. Você poderá convidar essa pessoa novamente.`,
    submit: 'Remover membro',
    done: (name) => `${name} foi removido`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'Funções',
  about: (organization) => `O que as funções em ${organization} permitem.`,
  disabled: {
    title: 'Funções personalizadas não estão ativadas',
    about: 'Peça ao operador deste serviço para ativá-las.',
  },
  resources: {
    organization: 'Organização',
    member: 'Membros',
    invitation: 'Convites',
    team: 'Equipes',
    ac: 'Funções',
    domain: 'Domínios',
    sso: 'Login único',
    directory: 'Diretório',
    oauthClient: 'Aplicativos',
  },
  actions: {
    'organization:update': 'Alterar configurações',
    'organization:delete': 'Excluir',
    'member:create': 'Adicionar',
    'member:update': 'Alterar funções',
    'member:delete': 'Remover',
    'invitation:create': 'Convidar',
    'invitation:cancel': 'Revogar',
    create: 'Criar',
    read: 'Ver',
    update: 'Alterar',
    delete: 'Excluir',
    manage: 'Gerenciar',
    require: 'Exigir',
  },
  permissionHints: {
    'organization:update': 'Também os webhooks, as contas de serviço, os fluxos de auditoria e o histórico.',
    'organization:delete': 'Também a exportação dos seus dados.',
    'sso:require': 'Os membros dos domínios passam a entrar somente pelo provedor de identidade.',
  },
  permissionsOf: (resource, actions) => `${resource}: ${actions.map((action) => action.toLowerCase()).join(', ')}`,
  compare: 'Comparar',
  matrix: {
    label: 'Permissões de cada função',
    permission: 'Permissão',
    allowed: 'Permitido',
    notAllowed: 'Não permitido',
    builtIn: 'Integrada',
    custom: 'Personalizada',
  },
  name: 'Nome',
  nameHint: 'Por exemplo, “Financeiro”, até 64 caracteres. Os programas o recebem em minúsculas.',
  permissions: 'Permissões',
  back: 'Todas as funções',
  permissionsHint: 'Você pode conceder as permissões que tem.',
  ofEveryRole: 'Todas as funções a têm.',
  lacking: 'Você não a tem.',
  menu: { label: (role) => `Ações para ${role}`, delete: 'Excluir função' },
  create: { open: 'Nova função', dialog: 'Nova função', submit: 'Criar função', done: 'Função criada' },
  edit: { submit: 'Salvar função', done: 'Função atualizada' },
  editNote: 'As alterações valem imediatamente para todos com esta função.',
  delete: {
    dialog: (role) => `Excluir ${role}?`,
    body: 'Uma função pode ser excluída quando nenhum membro ou convite pendente a tem.',
    submit: 'Excluir função',
    done: 'Função excluída',
  },
};
