import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const attention: Translations['attention'] = {
  review: 'Revisar',
  setUpEmail: 'Configurar e-mail',
  openAuditLog: 'Abrir o log de auditoria',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'O serviço está em modo de desenvolvimento',
      about:
        'Os limites de requisições estão desativados e, sem servidor de e-mail, os e-mails aparecem em /dev/mailbox.',
    },
    'development mode in public': {
      title: 'Outras máquinas acessam o modo de desenvolvimento',
      about: 'Os limites de requisições estão desativados e os e-mails não são enviados.',
    },
    'generated secret': {
      title: 'O segredo foi gerado',
      about: 'Ele fica junto aos dados, também em cópias e backups da pasta.',
    },
    'weak secret': {
      title: 'O segredo é fraco',
      about: 'Ele é curto ou repete caracteres. Gere um com openssl rand -base64 32.',
    },
    'http base URL': {
      title: 'O endereço público não é criptografado',
      about: 'Cookies e links de e-mails são enviados por http.',
    },
    'local base URL': {
      title: 'O endereço público só funciona nesta máquina',
      about: 'Os links dos e-mails não funcionam em outros lugares.',
    },
    'wildcard trusted origin': {
      title: 'Uma origem confiável tem um curinga',
      about: 'O dono de qualquer host correspondente pode fazer chamadas pelos usuários conectados.',
    },
    'http trusted origin': {
      title: 'Uma origem confiável não é criptografada',
      about: 'Um invasor na rede pode se passar por ela.',
    },
    'all proxies trusted': {
      title: 'Todos os proxies são confiáveis',
      about: 'Qualquer cliente pode forjar seu endereço IP, para os limites e o log de auditoria.',
    },
    'origin check off': {
      title: 'A origem das chamadas não é verificada',
      about: 'Qualquer página web pode fazer chamadas pelos usuários conectados.',
    },
    'insecure cookies': {
      title: 'Os cookies não são limitados a https',
      about: 'Eles são definidos sem Secure, e a rede pode lê-los.',
    },
    'weak session cookie': {
      title: 'O cookie de sessão não está protegido',
      about: 'Ele é definido sem HttpOnly ou Secure: scripts ou a rede podem lê-lo.',
    },
    'unencrypted database connection': {
      title: 'A conexão com o banco pode não ser criptografada',
      about: 'A rede poderia ler a senha e todos os dados. Defina sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'O servidor do banco de dados não é verificado',
      about: 'Um invasor na rede pode se passar por ele. Defina sslmode=verify-full.',
    },
    'public metrics': { title: 'As métricas são públicas', about: 'Qualquer cliente pode lê-las.' },
    'verbose log': { title: 'O log está detalhado demais', about: 'Os níveis debug e trace são para desenvolvimento.' },
    'sessions without an end': { title: 'Sessões em uso nunca terminam', about: 'Uma sessão roubada também não.' },
    'cheap password hashes': {
      title: 'Os hashes de senhas são fracos',
      about: 'As senhas de uma tabela roubada são descobertas rapidamente.',
    },
    'passwords of another service': {
      title: 'As senhas são enviadas a outro serviço',
      about: 'Logins recusados levam dois segundos. Remova-o quando a maioria dos usuários importados tiver entrado.',
    },
    'short passwords': {
      title: 'Senhas curtas são aceitas',
      about: 'Senhas com menos de 8 caracteres são descobertas rapidamente.',
    },
    'captcha and web app': {
      title: 'O captcha bloqueia os formulários do aplicativo',
      about: 'O aplicativo web e os componentes não mostram captcha, e seus formulários são recusados.',
    },
    'audit log without seals': {
      title: 'O log de auditoria não está protegido',
      about: 'Administradores do banco de dados podem alterá-lo sem serem notados.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'Sem impressão digital fora do banco de dados',
      about: 'Administradores do banco de dados podem excluir as entradas mais recentes sem serem notados.',
    },
    'unsealed audit entries': {
      title: 'Há entradas de auditoria ainda não protegidas',
      about: 'Elas aguardam há mais de um minuto.',
    },
    'audit log changed': {
      title: 'Entradas do log de auditoria foram alteradas',
      about: 'A última verificação encontrou alterações nas entradas.',
    },
    'audit log not verified': {
      title: 'O log de auditoria não foi verificado recentemente',
      about: 'A última verificação foi há muito tempo.',
    },
    'anchor fails': {
      title: 'A impressão digital do log não é enviada',
      about: 'Até lá, as entradas mais recentes podem ser excluídas sem que se note.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'Os e-mails não são enviados',
      about: 'Todos os usuários desta máquina podem lê-los em /dev/mailbox, com seus links de acesso.',
    },
    'no mail': { title: 'Os e-mails não são enviados', about: 'Os usuários não podem redefinir a senha.' },
    delayed: {
      title: (count) =>
        plural(count, { one: `${number(count)} e-mail aguarda`, other: `${number(count)} e-mails aguardam` }),
      about: 'O servidor de e-mail não os aceita há mais de um minuto.',
    },
    undelivered: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} e-mail não pôde ser entregue`,
          other: `${number(count)} e-mails não puderam ser entregues`,
        }),
      about: 'Nos últimos 7 dias.',
    },
  },
};
