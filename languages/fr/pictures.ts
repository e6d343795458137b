import type { Translations } from '#generated/texts/screens.ts';

export const pictures: Translations['pictures'] = {
  upload: 'Importer une image',
  useUrl: 'Utiliser une URL',
  remove: 'Retirer',
  saved: 'Image enregistrée',
  removed: 'Image retirée',
  broken: 'Cette image ne se charge pas. Des initiales s’affichent à la place.',
  unreadable: 'Ce fichier ne peut pas être ouvert comme une image. Choisissez un fichier PNG, JPEG ou WebP.',
  crop: {
    title: 'Recadrer l’image',
    editor: 'Partie de l’image',
    hint: 'Faites glisser l’image ou utilisez les flèches du clavier pour la déplacer. Appuyez sur + et − pour zoomer.',
    zoom: 'Zoom',
    save: 'Enregistrer l’image',
  },
  url: {
    title: 'Utiliser une image du Web',
    field: 'URL de l’image',
    hint: 'L’adresse publique d’une image.',
    hintOnly: 'L’adresse publique d’une image. Laissez vide pour utiliser des initiales.',
    example: 'https://',
    notLoading: 'Aucune image ne se charge depuis cette URL. Vérifiez qu’elle est publique et mène à une image.',
    save: 'Enregistrer l’image',
  },
  errors: {
    PICTURE_TOO_LARGE: 'Cette image est trop grande. Choisissez-en une plus petite.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'Cette image est trop grande. Choisissez-en une plus petite.',
    UNSUPPORTED_PICTURE_FORMAT: 'Utilisez une image PNG, JPEG ou WebP.',
    INVALID_PICTURE: 'Cette image est endommagée. Choisissez-en une autre.',
  },
};
