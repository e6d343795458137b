import type { Translations } from '#generated/texts/screens.ts';

export const branding: Translations['branding'] = {
  form: {
    title: 'Nombre y color',
    links: 'Logotipo y enlaces',
    shape: 'Apariencia de los componentes',
    appName: 'Nombre del servicio',
    accentColor: 'Color de acento',
    pickColor: 'Elegir un color de acento',
    logoUrl: 'URL del logotipo',
    termsUrl: 'URL de las condiciones',
    privacyUrl: 'URL de la política de privacidad',
    radius: 'Radio de las esquinas, en píxeles',
    font: 'Fuente',
    fonts: { system: 'Sistema', serif: 'Con serifa', monospace: 'Monoespaciada' },
    components: 'Aquí no se guarda: copie las variables en su aplicación.',
    contrast: (contrast, least) => `Contraste con texto blanco: ${contrast}, como mínimo ${least}.`,
  },
  errors: {
    appName: 'Introduzca un nombre de 80 caracteres como máximo.',
    accentColor: 'Introduzca un color como #3b5bdb.',
    contrast: (contrast, least) =>
      `Demasiado claro para texto blanco: el contraste es ${contrast} y debe ser al menos ${least}.`,
    address: 'Introduzca una dirección https o una ruta de este sitio.',
  },
  bar: {
    label: 'Cambios sin guardar',
    unsaved: (names) => `Sin guardar: ${names}.`,
    differs: (names) => `Distinto del servicio en marcha: ${names}.`,
    running: (value) => `Servicio en marcha: ${value}`,
    none: 'ninguno',
    copy: 'la configuración',
    reset: 'Restablecer',
    save: 'Guardar cambios',
    saved: 'Marca guardada',
  },
  preview: {
    title: 'Vista previa',
    about: 'La página de inicio de sesión y los componentes con sus propios datos. Aquí no se pueden usar.',
    views: {
      signIn: 'Inicio de sesión',
      userButton: 'Botón de usuario',
      profile: 'Perfil',
      organization: 'Organización',
    },
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Oscuro' },
    width: 'Ancho',
    widths: { desktop: 'Escritorio', phone: 'Teléfono' },
  },
  lines: {
    title: 'Configuración',
    about:
      'Los mismos valores para el archivo. Lo que definen el archivo o el entorno tiene prioridad sobre los valores guardados.',
    file: 'Líneas para gatehouse.config.ts.',
    what: 'líneas',
    css: 'Variables CSS',
    whatCss: 'variables CSS',
    invalid: 'Corrija los campos marcados.',
  },
};
