import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const imports: Translations['imports'] = {
  title: 'Importaciones',
  about: 'Usuarios y organizaciones importados de otros productos.',
  empty: {
    title: 'Aún no hay importaciones',
    description: 'El comando npm run import trae usuarios de otro producto.',
  },
  state: { running: 'En curso', stopped: 'Detenida', done: 'Terminada' },
  kinds: {
    user: 'Usuarios',
    organization: 'Organizaciones',
    team: 'Equipos',
    member: 'Membresías',
    'team member': 'Membresías de equipos',
    invitation: 'Invitaciones',
  },
  columns: { created: 'Nuevos', changed: 'Modificados', equal: 'Sin cambios', left: 'Omitidos' },
  reasons: 'Omitidos o importados en parte',
  hashes: {
    title: 'Contraseñas importadas',
    about:
      'Cada una se renueva cuando su usuario inicia sesión. Hasta entonces, los inicios de sesión rechazados tardan más.',
    none: 'Todas las contraseñas se han renovado.',
    users: (count) => plural(count, { one: `${count} usuario`, other: `${count} usuarios` }),
  },
};
