import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('pt-BR');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `O login funcionou, mas este navegador não guardou o cookie. Permita os cookies de ${host} e tente de novo ou fale com o suporte.`,
  close: 'Fechar',
  lastUsed: 'Usado por último',
  backToSignIn: 'Voltar para o login',
  backToAccount: 'Voltar para sua conta',
  fields: {
    email: 'E-mail',
    showPassword: 'Mostrar senha',
    codeIsSent: 'Enviado após o último dígito.',
    deleteApiKeys: 'Excluir também minhas chaves de API. Os programas que as usam deixarão de funcionar.',
  },
  problem: { title: 'Não foi possível carregar esta página', tryAgain: 'Tentar novamente' },
  crash: { about: 'Uma nova versão pode ter sido instalada ou a conexão foi perdida.', reload: 'Recarregar' },
};

export const page: Translations['page'] = {
  language: 'Idioma',
  backToHome: 'Voltar ao início',
  themes: { auto: 'Tema: sistema', light: 'Tema: claro', dark: 'Tema: escuro' },
  footer: { terms: 'Termos', privacy: 'Privacidade' },
};

export const noPermission: Translations['noPermission'] = {
  title: 'Sem permissão',
  about: 'Você não tem permissão para ver esta página. Peça acesso a um administrador.',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: 'Sair sem salvar?',
    about: 'O que você digitou nesta página será perdido.',
    leave: 'Sair da página',
  },
  menu: 'Menu',
  serviceAccount: 'Conta de serviço',
  notFound: {
    title: 'Página não encontrada',
    about: 'Não há página neste endereço. O link pode estar incompleto, ou a página foi movida ou removida.',
    nearest: 'Talvez você procure',
    signIn: 'Entrar',
    signUp: 'Criar uma conta',
  },
  navigation: {
    areas: 'Áreas',
    account: 'Sua conta',
    administration: 'Administração',
    groups: { people: 'Pessoas', developers: 'Desenvolvimento', records: 'Atividade e configurações' },
    search: 'Buscar ou ir para…',
  },
  organizations: {
    choose: 'Escolher uma organização',
    title: 'Organizações',
    yours: 'Suas organizações',
    current: 'Organização atual',
    all: 'Todas as organizações',
    create: 'Criar organização',
  },
  user: { signOut: 'Sair' },
  themes: { light: 'Claro', dark: 'Escuro', auto: 'Sistema' },
  verifyEmail: {
    title: 'Confirme seu e-mail',
    sent: (email) => `Enviamos um link para ${email}. Abra-o para confirmar seu e-mail.`,
    due: (email) => `Seu e-mail ${email} ainda não foi confirmado.`,
    send: 'Enviar link',
    change: 'Alterar endereço',
  },
  impersonation: {
    banner: (name, timeLeft) => `Você está agindo como ${name} · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? 'resta menos de um minuto' : `restam\u00a0${minutes}\u00a0min`),
    hoursLeft: (hours) => `restam\u00a0${hours}\u00a0h`,
    signedInAs: (name) => `Conectado como ${name}`,
    stop: 'Parar de agir como este usuário',
    notAvailable: 'Não disponível enquanto você age como outro usuário.',
  },
  connection: {
    offline: 'Você está off-line. As alterações só podem ser salvas quando a conexão voltar.',
    refreshFailed: (reason) => `Não foi possível atualizar esta página. ${reason}`,
    retry: 'Tentar novamente',
  },
  presets: { all: 'Todas', read: 'Somente leitura', none: 'Nenhuma' },
  step: { done: 'Concluído', open: 'Pendente' },
  secret: {
    about: (what) => `Copie agora para um local seguro: ${what}.`,
    once: 'Isso não será mostrado novamente.',
    done: 'Concluir',
  },
  export: {
    open: 'Exportar',
    csv: 'Arquivo CSV',
    json: 'Arquivo JSON',
    done: (count, rows) => plural(rows, { one: `${count} linha exportada`, other: `${count} linhas exportadas` }),
    cut: (count) => `As primeiras ${count} linhas foram exportadas. Use filtros para exportar as outras.`,
  },
  search: { people: 'Buscar por nome ou e-mail', clear: 'Limpar busca' },
  list: {
    filters: 'Filtros',
    filtersSet: (count) => `Filtros (${count})`,
    set: 'Filtros ativos',
    remove: (filter) => `Remover filtro: ${filter}`,
    clearAll: 'Limpar tudo',
    any: 'Todos',
    showResults: 'Mostrar resultados',
    name: 'Nome',
    never: 'Nunca',
    goneTitle: 'Esta página não existe mais',
    gone: 'A lista mudou desde que este link foi criado.',
    toFirst: 'Ir para a primeira página',
    first: 'Primeira página',
    previous: 'Página anterior',
    next: 'Próxima página',
    page: (number) => `Página ${number}`,
    range: (first, last, total) => `${first}–${last} de ${total}`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: 'Dados',
  notSet: 'Não definido',
  choose: 'Escolher…',
  yes: 'Sim',
  no: 'Não',
  submit: 'Salvar dados',
  saved: 'Dados salvos',
  number: 'Digite um número',
  numbers: 'Digite somente números',
  severalHint: 'Pressione Enter ou digite uma vírgula após cada valor.',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Menu de comandos',
  placeholder: 'Buscar pessoas, organizações, páginas e comandos',
  list: 'Comandos',
  empty: 'Nada encontrado.',
  emptyAbout:
    'Busque pelo nome ou e-mail de uma pessoa ou pelo nome de uma organização, página, configuração ou comando.',
  recent: 'Recentes',
  close: 'Fechar',
  keys: { enter: 'Enter', escape: 'Esc' },
  hints: { move: 'para mover', open: 'para abrir', close: 'para fechar' },
  searching: 'Buscando…',
  people: 'Pessoas',
  organizations: 'Organizações',
  allOrganizations: 'Todas as organizações',
  members: (organization) => `Membros de ${organization}`,
  invite: (email, organization) => `Convidar ${email} para ${organization}`,
  settings: 'Configurações',
  theme: 'Tema',
  actions: 'Ações',
  inviteMember: 'Convidar membro',
  newUser: 'Novo usuário',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'Reenviar código',
    actionIn: (seconds) => `Reenviar código em ${seconds} s`,
    done: 'Enviamos outro código. Os anteriores não funcionam mais.',
  },
  resendLink: {
    action: 'Reenviar link',
    actionIn: (seconds) => `Reenviar link em ${seconds} s`,
    done: 'Enviamos outro link.',
  },
  mailbox: 'Abrir a caixa de correio de desenvolvimento',
};

export const identity: Translations['identity'] = {
  title: 'Confirme sua identidade',
  about: 'Para sua segurança, confirme sua identidade para continuar.',
  action: 'Confirmar',
  otherMethods: 'Usar outro método',
  signInAgain: {
    about: 'Para sua segurança, entre novamente para continuar. Você voltará para esta página.',
    action: 'Entrar novamente',
  },
  confirmWith: (provider) => `Confirmar com ${provider}`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'Não foi possível acessar o serviço. Verifique sua conexão e tente novamente.',
    UNKNOWN_ERROR: 'Algo deu errado. Tente novamente.',
    INTERNAL_SERVER_ERROR: 'Algo deu errado do nosso lado. Tente novamente.',
    SERVICE_UNAVAILABLE: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
    FORBIDDEN: 'Você não tem permissão para fazer isso.',
    NOT_AUTHORIZED: 'Você não tem permissão para fazer isso.',
    NOT_FOUND: 'Este recurso não está ativado.',
    INVALID_ORIGIN: 'O serviço não aceita solicitações deste site. Fale com o suporte.',
    UNAUTHORIZED: 'Sua sessão terminou. Entre para continuar.',
    TOO_MANY_REQUESTS: 'Muitas tentativas. Tente novamente em instantes.',
    VALIDATION_ERROR: 'Verifique os campos destacados.',
    INVALID_CURSOR: 'Esta página não existe mais. Vá para a primeira página.',
    INVALID_EMAIL: 'Digite um e-mail válido, como ada@example.com',
    INVALID_TOKEN: 'Este link expirou ou já foi usado. Solicite um novo.',
    BANNED_USER: 'Esta conta foi suspensa. Fale com o suporte se acha que isso é um engano.',
  },
  untrustedPage: (origin) =>
    `Esta página está em ${origin}, um endereço que não é confiável. Adicione-o a TRUSTED_ORIGINS.`,
  tooManyRequests: (wait) => `Muitas tentativas. Tente novamente em ${wait}.`,
  required: 'Obrigatório',
  requiredFields: {
    name: 'Digite um nome',
    slug: 'Digite uma URL',
    email: 'Digite um e-mail',
    newEmail: 'Digite um e-mail',
    password: 'Digite uma senha',
    newPassword: 'Digite uma senha',
    currentPassword: 'Digite sua senha atual',
    role: 'Selecione pelo menos uma função',
    userId: 'Selecione um membro',
    scopes: 'Selecione pelo menos uma permissão',
    code: 'Digite o código',
    otp: 'Digite o código',
  },
  newPassword: (length) => `Digite uma senha com pelo menos ${length} caracteres`,
  minLength: (length) => `Pelo menos ${length} caracteres`,
  maxLength: (length) => `No máximo ${length} caracteres`,
  invalidUrl: 'Digite uma URL que comece com https://',
};

export const redirects: Translations['redirects'] = {
  title: 'Algo deu errado',
  interrupted: 'O login foi interrompido. Tente novamente.',
  cancelled: 'O login foi cancelado.',
  tookTooLong: 'O login demorou demais ou continuou em outro navegador. Tente novamente.',
  unavailable: (provider = 'Este provedor') =>
    `${provider} não está disponível no momento. Tente novamente em instantes.`,
  notEnabled: 'Este método de login não está ativado.',
  noEmail: (provider = 'O provedor') => `${provider} não compartilhou um endereço de e-mail.`,
  connectedToOther: (provider) =>
    provider ? `Essa conta ${provider} está conectada a outro usuário.` : 'Essa conta está conectada a outro usuário.',
  otherEmail: (provider = 'do provedor') =>
    `Você só pode conectar uma conta ${provider} que use seu e-mail confirmado.`,
  emailInUse: (provider) =>
    `Já existe uma conta com este e-mail. Entre como de costume e depois conecte ${provider ?? 'esta conta'} em “Segurança”.`,
  signUpClosed: 'Nenhuma conta usa este e-mail, e o cadastro está fechado.',
  emailNotVerified: 'Confirme seu e-mail primeiro. Enviamos um link para você.',
  linkExpired: 'Este link expirou. Solicite um novo.',
  accountMissing: 'Esta conta não existe mais.',
  signInFirst: 'Entre primeiro e depois abra novamente o link do e-mail.',
  unknown: (code) => `Tente novamente. Se o problema continuar, fale com o suporte e informe este código: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'Proprietário',
  admin: 'Administrador',
  member: 'Membro',
  user: 'Usuário',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser} no ${system}`, unknown: 'Dispositivo desconhecido' },
  time: { soon: 'em instantes', now: 'agora mesmo' },
  confirm: {
    cancel: 'Cancelar',
    type: (text) => `Digite “${text}” para confirmar`,
    typeExactly: (text) => `Digite “${text}” exatamente como mostrado`,
  },
  copy: { copy: (what) => `Copiar ${what}`, copied: 'Copiado' },
};
