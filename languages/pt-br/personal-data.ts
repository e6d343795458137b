import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const personalData: Translations['personalData'] = {
  title: 'Seus dados',
  about: 'Tudo o que está armazenado sobre você.',
  onHold: 'Sua conta não pode ser excluída no momento devido a uma obrigação legal.',
  secrets: 'Senhas e chaves nunca fazem parte de uma exportação.',
  download: 'Baixar',
  json: 'JSON, para programas',
  html: 'Página da web',
  done: 'Exportação baixada',
  notStored: 'Não armazenado',
  disabled: { title: 'As exportações não estão ativadas', about: 'Peça seus dados ao operador deste serviço.' },
  rows: (count, formatted) => plural(count, { one: `${formatted} registro`, other: `${formatted} registros` }),
  exported: 'Exportado de',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'Perfil', about: 'Seu nome, seus endereços, sua imagem e suas configurações.' },
  pictures: { name: 'Imagem enviada', about: 'A imagem que você enviou.' },
  signInMethods: { name: 'Métodos de login', about: 'Sua senha e os provedores com que você entra, sem os segredos.' },
  passkeys: { name: 'Chaves de acesso', about: 'Suas chaves de acesso: nome, dispositivo e último uso.' },
  secondFactors: { name: 'Autenticação de dois fatores', about: 'Os segundos fatores que você usa, sem os segredos.' },
  backupCodes: { name: 'Códigos de backup', about: 'Quando foram criados e usados, sem os códigos.' },
  secondFactorRecovery: {
    name: 'Recuperação da autenticação de dois fatores',
    about: 'Um pedido para remover segundos fatores perdidos.',
  },
  sessions: { name: 'Sessões', about: 'Navegadores em que você está conectado, com os endereços IP.' },
  trustedBrowsers: { name: 'Navegadores confiáveis', about: 'Navegadores que dispensam o segundo fator.' },
  pendingSignIns: { name: 'Logins em andamento', about: 'Logins que aguardam o segundo fator.' },
  mailedLinks: {
    name: 'Links e códigos',
    about: 'Links e códigos enviados a você e ainda não usados, sem os valores.',
  },
  apiKeys: { name: 'Chaves de API', about: 'Suas chaves de API, sem as chaves em si.' },
  memberships: { name: 'Participações', about: 'Organizações de que você faz parte, com sua função.' },
  organizations: { name: 'Suas organizações', about: 'Organizações sem outros membros.' },
  teams: { name: 'Equipes', about: 'Equipes de que você faz parte.' },
  invitations: {
    name: 'Convites',
    about: 'Convites para você e os que você enviou, sem os endereços de outras pessoas.',
  },
  organizationAccount: { name: 'Conta gerenciada', about: 'A organização que criou e gerencia sua conta.' },
  directoryEntries: { name: 'Entradas de diretório', about: 'O que o diretório de uma organização enviou sobre você.' },
  directoryGroups: { name: 'Grupos de diretório', about: 'Grupos de um diretório de que você faz parte.' },
  singleSignOnSessions: {
    name: 'Login único',
    about: 'Sessões iniciadas pelo provedor de identidade de uma organização.',
  },
  singleSignOnAttempts: {
    name: 'Tentativas de login único',
    about: 'Logins recentes com o provedor de identidade de uma organização.',
  },
  applications: { name: 'Apps conectados', about: 'Apps que podem usar sua conta.' },
  applicationTokens: { name: 'Tokens de apps', about: 'O acesso atual dos apps, sem os tokens.' },
  agents: { name: 'Agentes', about: 'O que você permitiu a programas que agem por conta própria, e até quando.' },
  agentUsage: { name: 'Uso por agentes', about: 'Quantas chamadas os agentes fizeram por você em cada dia.' },
  agentTokens: { name: 'Tokens de agentes', about: 'O acesso que os agentes repassaram, sem os tokens.' },
  applicationSessions: { name: 'Logins em apps', about: 'Apps em que você entrou nas suas sessões.' },
  webhooks: { name: 'Webhooks', about: 'Webhooks que você criou.' },
  activity: { name: 'Atividade', about: 'O que você fez e o que aconteceu com sua conta, com endereços IP.' },
  unsentMails: { name: 'E-mails não enviados', about: 'E-mails para você que aguardam envio.' },
  recentAnswers: {
    name: 'Respostas a programas',
    about: 'Respostas a requisições repetidas das suas chaves de API, por um dia.',
  },
  imports: { name: 'Importações', about: 'Que sua conta foi importada de outro serviço.' },
  exports: { name: 'Exportações', about: 'Quando você exportou seus dados.' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'Esta exportação expirou. Baixe novamente.',
  EXPORT_LIMIT_REACHED: 'Estes dados foram exportados três vezes hoje. Tente novamente amanhã.',
  LEGAL_HOLD: 'Não pode ser excluído no momento devido a uma obrigação legal.',
  HOLD_NOT_FOUND: 'Esta retenção legal terminou.',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': 'Dados pessoais exportados',
  'user.data-exported': 'Dados de um usuário exportados',
  'user.inactivity-noticed': 'Aviso de inatividade enviado',
  'organization.exported': 'Organização exportada',
  'legal-hold.created': 'Retenção legal criada',
  'legal-hold.lifted': 'Retenção legal encerrada',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': '{target} exportou seus dados',
  'user.data-exported': '{actor} exportou os dados de {target}',
  'user.inactivity-noticed': '{target} foi avisado de que a conta será excluída por falta de uso',
  'organization.exported': '{actor} exportou os dados de {organization}',
  'legal-hold.created': '{actor} criou uma retenção legal',
  'legal-hold.lifted': '{actor} encerrou uma retenção legal',
};

export const administeredData: Translations['administeredData'] = {
  title: 'Dados pessoais',
  about: 'O que está armazenado sobre este usuário e se pode ser excluído.',
  onHold: 'Retido',
  export: {
    title: 'Exportar dados',
    about: 'Tudo o que está armazenado sobre o usuário, sem segredos. O usuário é avisado por e-mail.',
    open: 'Exportar dados',
    done: 'Dados exportados',
  },
  hold: {
    title: 'Retenção legal',
    about:
      'Impede que o usuário seja excluído, também por prazos de retenção. O usuário vê que há uma retenção, mas não o motivo.',
    open: 'Criar retenção',
    dialog: (name) => `Criar uma retenção legal para ${name}?`,
    reason: 'Motivo',
    reasonHint: 'Armazenado criptografado, somente para administradores.',
    endsAt: 'Termina em',
    endsAtHint: 'Deixe vazio para uma retenção que dure até ser suspensa.',
    submit: 'Criar retenção',
    created: 'Retenção criada',
  },
  lift: {
    action: 'Suspender retenção',
    question: 'Suspender esta retenção legal?',
    consequences: 'Os dados poderão ser excluídos novamente.',
    done: 'Retenção suspensa',
  },
  holds: {
    title: 'Retenções legais',
    about: 'Usuários e organizações cujos dados não devem ser excluídos.',
    empty: {
      title: 'Nenhuma retenção legal',
      description: 'Crie uma na página de um usuário, ou aqui para uma organização.',
    },
    open: 'Reter uma organização',
    organizationId: 'ID da organização',
    user: 'Usuário',
    organization: 'Organização',
    unreadable: 'O motivo não pode ser descriptografado',
    ended: 'Terminada',
    created: 'Criada',
    ends: 'termina',
    lifted: 'suspensa',
    all: 'Mostrar retenções terminadas',
    more: 'Mostrar retenções mais antigas',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'Exportação',
  about:
    'A organização, seus membros, equipes e convites, como arquivos que outra instalação importa. No máximo três exportações em 24 horas.',
  withAudit: 'Com o log de auditoria, sem endereços IP',
  submit: 'Exportar organização',
  ready: 'Exportação da organização',
  contents: {
    organization: 'Organização e membros, para uma importação',
    settings: 'Funções, domínios, provedores de identidade e webhooks, sem segredos',
    audit: 'Log de auditoria',
  },
  save: 'Salvar',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: {
    title: 'Usuários inativos não são apagados',
    about: 'O log de auditoria é excluído antes, e o último uso não é conhecido.',
  },
};
