import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'Este certificado se eliminó.',
  LAST_CERTIFICATE: 'Una conexión necesita un certificado. Añada antes otro.',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: 'Certificados',
  about:
    'Con los que el proveedor firma las respuestas y este servicio sus solicitudes. Los cambios no requieren otra prueba.',
  ofProvider: 'Del proveedor',
  ofService: 'De este servicio',
  validUntil: (date) => `Válido hasta el ${date}`,
  expired: (date) => `Caducó el ${date}`,
  state: { current: 'En uso', next: 'Siguiente', retired: 'Retirado' },
  add: {
    open: 'Añadir certificado',
    title: 'Añadir un certificado',
    about: 'Añádalo antes de que el proveedor firme con él. Ambos valen hasta que elimine el anterior.',
    field: 'Certificado',
    submit: 'Añadir',
    done: 'Certificado añadido',
  },
  remove: {
    action: 'Eliminar',
    question: '¿Eliminar este certificado?',
    consequences: 'Las respuestas que lo necesiten se rechazarán de inmediato.',
    confirm: 'Eliminar certificado',
    done: 'Certificado eliminado',
  },
  read: {
    action: 'Volver a leer los metadatos',
    question: '¿Volver a leer los metadatos del proveedor?',
    about: 'Los certificados nuevos valen de inmediato; los que falten, una semana más.',
    done: 'Metadatos leídos',
    failed: 'No se pudieron leer los metadatos.',
  },
  rotate: {
    action: 'Crear clave nueva',
    question: '¿Crear una clave nueva?',
    consequences: 'Se añade a los metadatos de este servicio. Firme con ella cuando el proveedor los haya leído.',
    confirm: 'Crear clave',
    done: 'Clave creada',
  },
  activate: {
    action: 'Firmar con la clave nueva',
    question: '¿Firmar con la clave nueva?',
    consequences: 'A partir de ahora las solicitudes se firman con ella. El proveedor debe conocer su certificado.',
    confirm: 'Firmar con ella',
    done: 'Se firma con la clave nueva',
  },
};
