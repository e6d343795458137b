import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const settings: Translations['settings'] = {
  title: 'Ajustes',
  about: {
    configuration: 'Cada opción del servicio: cámbiela aquí, o copie las líneas que la definen.',
    providers: 'Las cuentas con las que los usuarios inician sesión, y las líneas que configuran cada proveedor.',
    emails: 'Cómo se envían los correos y qué aspecto tienen.',
    branding: 'El nombre, el color, el logotipo y los enlaces que ven los usuarios.',
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
    changeable: 'Se pueden cambiar aquí',
    sections: 'Secciones',
    jump: 'Ir a la sección',
    service: 'Servicio',
    count: (count) => plural(count, { one: `${number(count)} opción`, other: `${number(count)} opciones` }),
    sources: { environment: 'Entorno', file: 'Archivo', saved: 'Guardado', default: 'Predeterminado' },
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
    changed: (count) => plural(count, { one: `${number(count)} cambiada`, other: `${number(count)} cambiadas` }),
    default: (value) => `Predeterminado: ${value}`,
    unset: 'Sin definir',
    hidden: 'Definida, no se muestra',
    function: 'Una función',
    empty: { title: 'No se encontraron opciones' },
  },
  lock: { environment: (variable) => `Definido por ${variable}`, file: 'Definido en gatehouse.config.ts' },
  change: {
    action: 'Cambiar…',
    title: (option) => `Cambiar: ${option}`,
    now: 'Ahora:',
    value: 'Valor nuevo',
    on: 'Activado',
    off: 'Desactivado',
    listHint: 'Pulse Intro después de cada entrada.',
    jsonHint: 'Escrito como JSON.',
    isDefault: 'Este es el valor predeterminado: también puede quitar la opción.',
    atDefault: 'Este es el valor predeterminado.',
    useDefault: 'Usar el valor predeterminado',
    save: 'Guardar',
    saved: 'Ajuste guardado',
    remove: 'Quitar el valor guardado',
    removed: 'Valor guardado quitado',
    needs: (needs) => `El servicio necesita: ${needs}.`,
    instead: 'Copiar las líneas en su lugar',
    insteadHint: 'El entorno y el archivo tienen prioridad sobre un valor guardado.',
    invalid: 'Introduzca un valor válido para obtener las líneas.',
    secret: 'Los secretos no se introducen en esta página. Copie la línea y escriba el valor en lugar de los puntos.',
    function: 'Esta opción es una función: escríbala en gatehouse.config.ts.',
    environment: 'Variable de entorno',
    whatVariable: 'la variable',
    whatLines: 'las líneas',
    noVariable: 'Ninguna variable de entorno define esta opción.',
    either: 'Cualquiera de las dos formas define la opción. El entorno tiene prioridad sobre el archivo.',
    environmentWins: (variable) =>
      `${variable} define ahora esta opción y tiene prioridad sobre el archivo. Cambie la variable.`,
    fileWins:
      'El archivo tiene prioridad sobre un valor guardado. Cámbielo allí, o quite la opción del archivo para guardar aquí un valor.',
    restart: 'El servicio lee esta opción al iniciarse: copie las líneas y reinícielo.',
    copyOnly: 'Copie las líneas y reinicie el servicio.',
    errors: {
      number: 'Introduzca un número.',
      integer: 'Introduzca un número entero.',
      minimum: (least) => `Introduzca ${least} o más.`,
      above: (bound) => `Introduzca más de ${bound}.`,
      maximum: (most) => `Introduzca ${most} o menos.`,
      choice: 'Elija un valor.',
      json: 'Introduzca JSON válido.',
      text: 'Introduzca un valor.',
      minLength: (least) => `Introduzca al menos ${least} caracteres.`,
      maxLength: (most) => `Introduzca como máximo ${most} caracteres.`,
      pattern: 'El servicio no acepta esta forma. La descripción muestra lo que acepta.',
      comma: 'Introduzca cada parte por separado, sin coma.',
    },
  },
  providers: {
    callbackUrl: 'URL de retorno',
    url: 'URL de retorno',
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
};
