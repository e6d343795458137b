import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: 'Bild hochladen',
  useUrl: 'URL verwenden',
  remove: 'Entfernen',
  saved: 'Bild gespeichert',
  removed: 'Bild entfernt',
  broken: 'Dieses Bild lässt sich nicht laden, daher werden Initialen angezeigt.',
  unreadable: 'Diese Datei lässt sich nicht als Bild öffnen. Wählen Sie eine PNG-, JPEG- oder WebP-Datei.',
  crop: {
    title: 'Bild zuschneiden',
    editor: 'Bildausschnitt',
    hint: 'Verschieben Sie das Bild mit der Maus oder den Pfeiltasten. Zoomen Sie mit + und −.',
    zoom: 'Zoom',
    save: 'Bild speichern',
  },
  url: {
    title: 'Bild aus dem Web verwenden',
    field: 'Bild-URL',
    hint: 'Die öffentliche Adresse eines Bildes.',
    hintOnly: 'Die öffentliche Adresse eines Bildes. Leer lassen, um Initialen zu verwenden.',
    example: 'https://',
    notLoading:
      'Unter dieser URL lässt sich kein Bild laden. Prüfen Sie, ob sie öffentlich ist und zu einem Bild führt.',
    save: 'Bild speichern',
  },
  errors: {
    PICTURE_TOO_LARGE: 'Dieses Bild ist zu groß. Wählen Sie ein kleineres.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'Dieses Bild ist zu groß. Wählen Sie ein kleineres.',
    UNSUPPORTED_PICTURE_FORMAT: 'Verwenden Sie ein Bild im Format PNG, JPEG oder WebP.',
    INVALID_PICTURE: 'Dieses Bild ist beschädigt. Wählen Sie ein anderes.',
  },
};
