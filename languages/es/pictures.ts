import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: 'Subir imagen',
  useUrl: 'Usar una URL',
  remove: 'Quitar',
  saved: 'Imagen guardada',
  removed: 'Imagen quitada',
  broken: 'Esta imagen no se carga, así que se muestran iniciales en su lugar.',
  unreadable: 'Este archivo no se puede abrir como imagen. Elija un archivo PNG, JPEG o WebP.',
  crop: {
    title: 'Recortar imagen',
    editor: 'Parte de la imagen',
    hint: 'Arrastre la imagen o use las teclas de flecha para moverla. Pulse + y − para ampliar o reducir.',
    zoom: 'Zoom',
    save: 'Guardar imagen',
  },
  url: {
    title: 'Usar una imagen de la web',
    field: 'URL de la imagen',
    hint: 'La dirección pública de una imagen.',
    hintOnly: 'La dirección pública de una imagen. Deje el campo vacío para usar iniciales.',
    example: 'https://',
    notLoading: 'No se carga ninguna imagen desde esta URL. Compruebe que sea pública y lleve a una imagen.',
    save: 'Guardar imagen',
  },
  errors: {
    PICTURE_TOO_LARGE: 'Esta imagen es demasiado grande. Elija una más pequeña.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'Esta imagen es demasiado grande. Elija una más pequeña.',
    UNSUPPORTED_PICTURE_FORMAT: 'Use una imagen PNG, JPEG o WebP.',
    INVALID_PICTURE: 'Esta imagen está dañada. Elija otra.',
  },
};
