import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const overview: Translations['overview'] = {
  title: 'Resumen',
  about: 'Usuarios, correo y configuración de esta instalación.',
  totals: {
    users: (count) => plural(count, { one: 'Usuario', other: 'Usuarios' }),
    organizations: (count) => plural(count, { one: 'Organización', other: 'Organizaciones' }),
  },
  mails: {
    waiting: (count) => plural(count, { one: 'Correo en espera', other: 'Correos en espera' }),
    undelivered: (count) =>
      plural(count, { one: 'Correo sin entregar en 7 días', other: 'Correos sin entregar en 7 días' }),
    delayed: (count) =>
      plural(count, {
        one: `${number(count)} correo lleva más de un minuto en espera. Compruebe el servidor de correo.`,
        other: `${number(count)} correos llevan más de un minuto en espera. Compruebe el servidor de correo.`,
      }),
  },
  figures: {
    signUps: 'Registros',
    activeUsers: 'Usuarios que iniciaron sesión',
    failedSignIns: 'Inicios de sesión fallidos',
    today: 'hoy',
    inTotal: (total) => `${total} en 30 días`,
    onADay: (most) => `como máximo ${most} en un día`,
    chart: (name, [first, last], summary) => `${name} por día, de ${first} a ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Mostrar como tabla',
    hideTable: 'Ocultar tabla',
    day: 'Día (UTC)',
    table: 'Cifras de los últimos 30 días',
  },
  checklist: {
    title: 'Primeros pasos',
    about: (done, all) => `${done} de ${all} completados`,
    done: 'Completado',
    open: 'Pendiente',
    items: {
      administrator: { title: 'Crear un administrador', about: 'Ha iniciado sesión como administrador.' },
      secondFactor: {
        title: 'Proteja su cuenta con un segundo paso',
        about: 'Los administradores pueden cambiar todas las cuentas.',
        next: 'Ir a «Seguridad»',
      },
      mail: {
        title: 'Enviar correos',
        about: 'Defina SMTP_URL para que los usuarios reciban enlaces de verificación y restablecimiento.',
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
  findings: {
    title: 'Configuración por revisar',
    about: 'No es seguro para un servicio público. El comando npm run doctor informa de lo mismo.',
    none: 'No se encontraron opciones inseguras.',
  },
};
