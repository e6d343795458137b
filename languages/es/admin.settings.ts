import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const settings: Translations['settings'] = {
  title: 'Ajustes',
  about: {
    configuration: 'Solo lectura. Cambie el entorno o gatehouse.config.ts y reinicie el servicio.',
    providers: 'Solo lectura. Defina los proveedores en el entorno o en gatehouse.config.ts y reinicie el servicio.',
    emails: 'Cómo se envían los correos y qué aspecto tienen.',
    branding: 'Pruébelo y copie después las líneas en gatehouse.config.ts. Aquí no se guarda nada.',
  },
  tabs: {
    label: 'Ajustes',
    configuration: 'Configuración',
    providers: 'Proveedores',
    emails: 'Correo',
    branding: 'Marca',
  },
  configuration: {
    search: 'Buscar opciones',
    changedOnly: 'Solo las cambiadas',
    sections: 'Secciones',
    jump: 'Ir a la sección',
    service: 'Servicio',
    count: (count) => plural(count, { one: `${number(count)} opción`, other: `${number(count)} opciones` }),
    sources: { environment: 'Entorno', file: 'Archivo', default: 'Predeterminado' },
    showDefaults: (count) =>
      plural(count, {
        one: `Mostrar ${number(count)} valor predeterminado`,
        other: `Mostrar ${number(count)} valores predeterminados`,
      }),
    hideDefaults: 'Ocultar valores predeterminados',
    showUnchanged: (count) =>
      plural(count, {
        one: `Mostrar ${number(count)} sección solo con valores predeterminados`,
        other: `Mostrar ${number(count)} secciones solo con valores predeterminados`,
      }),
    hideUnchanged: 'Ocultar secciones solo con valores predeterminados',
    default: (value) => `Predeterminado: ${value}`,
    unset: 'Sin definir',
    hidden: 'Definida, no se muestra',
    function: 'Una función',
    empty: { title: 'No se encontraron opciones' },
  },
  providers: {
    callbackUrl: 'URL de retorno',
    enabled: {
      title: 'Configurados',
      about: 'Cada proveedor debe conocer su URL de retorno.',
      empty: 'No hay proveedores configurados.',
    },
    others: {
      title: 'Sin configurar',
      about: (example) =>
        `Registre la URL de retorno en el proveedor y defina después el cliente que le dé, por ejemplo con ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'Envío',
      about: 'Adónde van los correos.',
      from: 'De',
      to: 'Destino',
      smtp: 'Servidor de correo',
      mailbox: 'Buzón de desarrollo',
      none: 'A ninguna parte',
      mailboxNote: 'Los correos no se envían. Defina SMTP_URL para enviarlos.',
      noneNote: 'Solo llegan los correos que envía una función de las opciones. Defina SMTP_URL para enviarlos todos.',
      openMailbox: 'Abrir el buzón',
    },
    test: {
      title: 'Correo de prueba',
      about: (email) => `Se envía a ${email}.`,
      submit: 'Enviar correo de prueba',
      sent: {
        title: 'El servidor de correo aceptó el correo',
        about: (email) => `Revise la bandeja de entrada de ${email} y la carpeta de spam.`,
      },
      mailbox: {
        title: 'El correo está en el buzón de desarrollo',
        about: 'No se envió porque SMTP_URL no está definida.',
      },
      failed: { title: 'No se pudo enviar el correo', about: 'Respuesta del servidor de correo o de la conexión:' },
      disabled: {
        title: 'No hay ningún servidor de correo definido',
        about: 'Defina SMTP_URL y reinicie el servicio.',
      },
    },
    preview: {
      title: 'Vista previa',
      about: 'Cada correo con contenido inventado.',
      email: 'Correo',
      language: 'Idioma',
      subject: 'Asunto',
      look: 'Aspecto',
      light: 'Claro',
      dark: 'Oscuro',
      plainText: 'Texto sin formato',
      replaced: (name) =>
        `La función ${name} de las opciones envía este correo. Los destinatarios ven el suyo, no este.`,
      frame: (subject) => `Vista previa de «${subject}»`,
    },
  },
  branding: {
    form: {
      title: 'Nombre y color',
      links: 'Logotipo y enlaces',
      shape: 'Esquinas y fuente',
      appName: 'Nombre del servicio',
      accentColor: 'Color de acento',
      pickColor: 'Elegir un color de acento',
      logoUrl: 'URL del logotipo',
      termsUrl: 'URL de las condiciones',
      privacyUrl: 'URL de la política de privacidad',
      radius: 'Radio de las esquinas, en píxeles',
      font: 'Fuente',
      fonts: { system: 'Sistema', serif: 'Con serifa', monospace: 'Monoespaciada' },
      components: 'De los componentes de su aplicación.',
      contrast: (contrast, least) => `Contraste con texto blanco: ${contrast}, como mínimo ${least}.`,
    },
    errors: {
      appName: 'Introduzca un nombre de 80 caracteres como máximo.',
      accentColor: 'Introduzca un color como #3b5bdb.',
      contrast: (contrast, least) =>
        `Demasiado claro para texto blanco: el contraste es ${contrast} y debe ser al menos ${least}.`,
      address: 'Introduzca una dirección https o una ruta de este sitio.',
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
      about: 'Líneas para gatehouse.config.ts.',
      what: 'líneas',
      css: 'Variables CSS, para los componentes de su aplicación:',
      whatCss: 'variables CSS',
      reset: 'Descartar cambios',
      invalid: 'Corrija los campos marcados para obtener las líneas.',
      environment: (variable) =>
        `El nombre está definido por ${variable} en el entorno, que tiene prioridad sobre el archivo.`,
    },
  },
};
