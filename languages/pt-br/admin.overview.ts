import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('pt-BR');
const plural = pluralOf('pt-BR');

export const overview: Translations['overview'] = {
  title: 'Visão geral',
  period: {
    label: 'Período',
    days: (count) => plural(count, { one: `${number(count)} dia`, other: `${number(count)} dias` }),
  },
  totals: {
    users: (count) => plural(count, { one: 'usuário', other: 'usuários' }),
    organizations: (count) => plural(count, { one: 'organização', other: 'organizações' }),
  },
  figures: {
    signUps: 'Cadastros',
    activeUsers: 'Usuários que entraram',
    failedSignIns: 'Logins com falha',
    inTotal: (days) => plural(days, { one: `em ${number(days)} dia`, other: `em ${number(days)} dias` }),
    against: (days, change) =>
      plural(days, {
        one: `${change} em relação ao dia anterior`,
        other: `${change} em relação aos ${number(days)} dias anteriores`,
      }),
    chart: (name, [first, last], summary) => `${name} por dia, de ${first} a ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Mostrar como tabela',
    showCharts: 'Mostrar como gráficos',
    day: 'Dia (UTC)',
    table: (days) => plural(days, { one: 'Números do último dia', other: `Números dos últimos ${number(days)} dias` }),
  },
  checklist: {
    title: 'Primeiros passos',
    about: (done, all) => `${done} de ${all} concluídos`,
    hide: 'Ocultar',
    done: 'Concluído',
    open: 'A fazer',
    items: {
      administrator: { title: 'Criar um administrador', about: 'Você está conectado como administrador.' },
      secondFactor: {
        title: 'Proteja sua conta com um segundo fator',
        about: 'Administradores podem alterar todas as contas.',
        next: 'Ir para “Segurança”',
      },
      mail: {
        title: 'Enviar e-mails',
        about: 'Defina SMTP_URL para que os usuários recebam links de confirmação e redefinição.',
        next: 'Enviar um e-mail de teste',
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
  latest: {
    title: 'Últimos eventos',
    all: 'Todos os eventos',
    times: (count, formatted) => plural(count, { one: `${formatted} vez`, other: `${formatted} vezes` }),
  },
  attention: { title: 'A verificar', none: 'Nada a verificar, e nenhuma configuração insegura encontrada.' },
};
