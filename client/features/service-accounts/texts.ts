export const errorTexts = {
  SERVICE_ACCOUNT_NOT_FOUND: 'This service account no longer exists.',
  SERVICE_ACCOUNT_LIMIT_REACHED:
    'There are as many service accounts as there can be. Delete one that is no longer used.',
};
