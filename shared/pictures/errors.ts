export const pictureErrors = {
  PICTURE_TOO_LARGE: [413, 'Picture too large'],
  PICTURE_DIMENSIONS_TOO_LARGE: [400, 'Picture dimensions too large'],
  UNSUPPORTED_PICTURE_FORMAT: [400, 'Unsupported picture format'],
  INVALID_PICTURE: [400, 'Invalid picture'],
} as const;
