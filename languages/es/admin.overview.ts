import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const overview: Translations['overview'] = {
  title: 'Resumen',
  period: {
    label: 'Período',
    days: (count) => plural(count, { one: `${number(count)} día`, other: `${number(count)} días` }),
  },
  totals: {
    users: (count) => plural(count, { one: 'usuario', other: 'usuarios' }),
    organizations: (count) => plural(count, { one: 'organización', other: 'organizaciones' }),
  },
  figures: {
    signUps: 'Registros',
    activeUsers: 'Usuarios que iniciaron sesión',
    failedSignIns: 'Inicios de sesión fallidos',
    inTotal: (days) => plural(days, { one: `en ${number(days)} día`, other: `en ${number(days)} días` }),
    against: (days, change) =>
      plural(days, {
        one: `${change} respecto al día anterior`,
        other: `${change} respecto a los ${number(days)} días anteriores`,
      }),
    chart: (name, [first, last], summary) => `${name} por día, de ${first} a ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Mostrar como tabla',
    showCharts: 'Mostrar como gráficos',
    day: 'Día (UTC)',
    table: (days) =>
      plural(days, { one: 'Cifras del último día', other: `Cifras de los últimos ${number(days)} días` }),
  },
  checklist: {
    title: 'Primeros pasos',
    about: (done, all) => `${done} de ${all} completados`,
    hide: 'Ocultar',
    done: 'Completado',
    open: 'Pendiente',
    items: {
      administrator: { title: 'Crear un administrador', about: 'Ha iniciado sesión como administrador.' },
      secondFactor: {
        title: 'Proteja su cuenta con un segundo factor',
        about: 'Los administradores pueden cambiar todas las cuentas.',
        next: 'Ir a «Seguridad»',
      },
      mail: {
        title: 'Enviar correos',
        about: 'Defina SMTP_URL para que los usuarios reciban enlaces de verificación y restablecimiento.',
        next: 'Enviar un correo de prueba',
      },
      production: { title: 'Usar el modo de producción', about: 'Defina NODE_ENV=production y un secreto propio.' },
      address: {
        title: 'Definir la dirección pública',
        about: 'Defina BASE_URL con una dirección https, como https://auth.example.com.',
      },
      organization: {
        title: 'Crear una organización',
        about: 'Las organizaciones agrupan usuarios, con roles e invitaciones.',
        next: 'Crear organización',
      },
    },
  },
  latest: {
    title: 'Últimos eventos',
    all: 'Todos los eventos',
    times: (count, formatted) => plural(count, { one: `${formatted} vez`, other: `${formatted} veces` }),
  },
  attention: { title: 'Por revisar', none: 'No hay nada que revisar ni se encontraron ajustes inseguros.' },
};
