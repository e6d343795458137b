import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

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
