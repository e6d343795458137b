import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  failed: 'No se pudo cargar',
  tryAgain: 'Reintentar',
  signedInAs: (name) => `Tiene la sesión iniciada como ${name}.`,
  signOut: 'Cerrar sesión',
  emailVerified: 'Correo electrónico verificado. Inicie sesión para continuar.',
  manageAccount: 'Administrar cuenta',
  account: (name) => `Su cuenta: ${name}`,
  addAccount: 'Agregar cuenta',
  usePassword: 'Usar su contraseña',
  commas: 'Separa los valores con comas.',
  nothingEnabled: 'No hay ningún método de inicio de sesión activado. Contacte con soporte.',
  organization: {
    general: 'General',
    empty: 'Aún no pertenece a ninguna organización.',
    choose: 'Elija una organización',
    personal: 'Cuenta personal',
    switch: (name) => `Organización: ${name}. Cambiar de organización`,
    manage: 'Administrar organización',
    create: 'Crear organización',
  },
  invitation: { resend: 'Reenviar', resent: 'Reenviada' },
};
