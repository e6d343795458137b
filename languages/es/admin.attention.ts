import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const attention: Translations['attention'] = {
  review: 'Revisar',
  setUpEmail: 'Configurar el correo',
  openAuditLog: 'Abrir el registro de auditoría',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'El servicio funciona en modo de desarrollo',
      about:
        'Los límites de solicitudes están desactivados y, sin servidor de correo, los correos se muestran en /dev/mailbox.',
    },
    'development mode in public': {
      title: 'Otros equipos acceden al modo de desarrollo',
      about: 'Los límites de solicitudes están desactivados y los correos no se envían.',
    },
    'generated secret': {
      title: 'El secreto se generó automáticamente',
      about: 'Se guarda junto a los datos, también en copias y respaldos de la carpeta.',
    },
    'weak secret': {
      title: 'El secreto es débil',
      about: 'Es corto o repite caracteres. Genere uno con openssl rand -base64 32.',
    },
    'http base URL': {
      title: 'La dirección pública no está cifrada',
      about: 'Las cookies y los enlaces de los correos se envían por http.',
    },
    'local base URL': {
      title: 'La dirección pública solo sirve en este equipo',
      about: 'Los enlaces de los correos no funcionan en otros lugares.',
    },
    'wildcard trusted origin': {
      title: 'Un origen de confianza tiene un comodín',
      about: 'El dueño de cualquier host coincidente puede hacer llamadas por los usuarios conectados.',
    },
    'http trusted origin': {
      title: 'Un origen de confianza no está cifrado',
      about: 'Un atacante en la red puede suplantarlo.',
    },
    'all proxies trusted': {
      title: 'Se confía en todos los proxies',
      about: 'Cualquier cliente puede falsificar su dirección IP, para los límites y el registro de auditoría.',
    },
    'origin check off': {
      title: 'No se comprueba el origen de las llamadas',
      about: 'Cualquier página web puede hacer llamadas por los usuarios conectados.',
    },
    'insecure cookies': {
      title: 'Las cookies no se limitan a https',
      about: 'Se establecen sin Secure, así que la red puede leerlas.',
    },
    'weak session cookie': {
      title: 'La cookie de sesión no está protegida',
      about: 'Se establece sin HttpOnly o Secure: los scripts o la red pueden leerla.',
    },
    'unencrypted database connection': {
      title: 'La conexión a la base de datos puede ir sin cifrar',
      about: 'La red podría leer la contraseña y todos los datos. Defina sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'No se verifica el servidor de la base de datos',
      about: 'Un atacante en la red puede suplantarlo. Defina sslmode=verify-full.',
    },
    'public metrics': { title: 'Las métricas son públicas', about: 'Cualquier cliente puede leerlas.' },
    'verbose log': {
      title: 'El registro es demasiado detallado',
      about: 'Los niveles debug y trace son para el desarrollo.',
    },
    'sessions without an end': { title: 'Las sesiones en uso no terminan nunca', about: 'Una sesión robada tampoco.' },
    'cheap password hashes': {
      title: 'Los hashes de contraseñas son débiles',
      about: 'Las contraseñas de una tabla robada se adivinan rápido.',
    },
    'passwords of another service': {
      title: 'Las contraseñas se envían a otro servicio',
      about:
        'Los inicios rechazados tardan dos segundos. Quítelo cuando la mayoría de los usuarios importados haya iniciado sesión.',
    },
    'short passwords': {
      title: 'Se aceptan contraseñas cortas',
      about: 'Las de menos de 8 caracteres se adivinan rápido.',
    },
    'captcha and web app': {
      title: 'El captcha bloquea los formularios de la aplicación',
      about: 'La aplicación web y los componentes no muestran captcha, así que sus formularios se rechazan.',
    },
    'audit log without seals': {
      title: 'El registro de auditoría no está protegido',
      about: 'Los administradores de la base de datos pueden cambiarlo sin que se note.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'Sin huella de auditoría fuera de la base',
      about: 'Los administradores de la base de datos pueden eliminar las entradas más recientes sin que se note.',
    },
    'unsealed audit entries': {
      title: 'Hay entradas de auditoría aún sin proteger',
      about: 'Llevan más de un minuto esperando.',
    },
    'audit log changed': {
      title: 'Se cambiaron entradas del registro de auditoría',
      about: 'La última verificación encontró cambios en las entradas.',
    },
    'audit log not verified': {
      title: 'El registro de auditoría lleva tiempo sin verificar',
      about: 'La última verificación fue hace demasiado tiempo.',
    },
    'anchor fails': {
      title: 'No se puede enviar la huella de auditoría',
      about: 'Mientras tanto, las entradas más recientes se pueden eliminar sin que se note.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'Los correos no se envían',
      about: 'Todos los usuarios de este equipo pueden leerlos en /dev/mailbox, con sus enlaces de acceso.',
    },
    'no mail': { title: 'Los correos no se envían', about: 'Los usuarios no pueden restablecer su contraseña.' },
    delayed: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} correo está en espera`,
          other: `${number(count)} correos están en espera`,
        }),
      about: 'El servidor de correo no los acepta desde hace más de un minuto.',
    },
    undelivered: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} correo no se pudo entregar`,
          other: `${number(count)} correos no se pudieron entregar`,
        }),
      about: 'En los últimos 7 días.',
    },
  },
};
