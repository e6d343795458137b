export const texts = {
  KEY_NOT_FOUND: 'This key no longer exists.',
  API_KEY_LIMIT_REACHED: 'You have as many keys as you can have. Delete one that you no longer use.',
};
