import type { Translations } from '#generated/texts/screens.ts';

export const enterprise: Translations['enterprise'] = {
  title: 'Enterprise',
  about: 'Proveedores de identidad y directorios de todas las organizaciones.',
  tabs: { connections: 'Conexiones', directories: 'Directorios' },
  createLink: 'Crear enlace de configuración',
  back: 'Volver a Enterprise',
  columns: { organization: 'Organización', state: 'Estado' },
};
