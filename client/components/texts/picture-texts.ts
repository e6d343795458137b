import { localized } from './localized.ts';

export const texts = localized('pictures', {
  upload: 'Upload picture',
  useUrl: 'Use a URL',
  remove: 'Remove',
  saved: 'Picture saved',
  removed: 'Picture removed',
  broken: 'This picture doesn’t load, so initials are shown instead.',
  unreadable: 'This file can’t be opened as a picture. Choose a PNG, JPEG or WebP file.',
  crop: {
    title: 'Crop picture',
    editor: 'Part of the picture',
    hint: 'Drag the picture or use the arrow keys to move it. Press + and − to zoom.',
    zoom: 'Zoom',
    save: 'Save picture',
  },
  url: {
    title: 'Use a picture from the web',
    field: 'Picture URL',
    hint: 'The public address of an image.',
    /** Where users cannot upload pictures. */
    hintOnly: 'The public address of an image. Leave empty to use initials.',
    example: 'https://',
    notLoading: 'No picture loads from this URL. Check that it’s public and leads to an image.',
    save: 'Save picture',
  },
  errors: {
    PICTURE_TOO_LARGE: 'This picture is too large. Choose a smaller one.',
    PICTURE_DIMENSIONS_TOO_LARGE: 'This picture is too large. Choose a smaller one.',
    UNSUPPORTED_PICTURE_FORMAT: 'Use a PNG, JPEG or WebP picture.',
    INVALID_PICTURE: 'This picture is damaged. Choose another one.',
  },
});
