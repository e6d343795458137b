export const apiKeyErrors = {
  INVALID_API_KEY: [401, 'Invalid API key.'],
  KEY_DISABLED: [401, 'Key disabled'],
  KEY_EXPIRED: [401, 'Key expired'],
  KEY_NOT_FOUND: [404, 'Key not found'],
  NETWORK_NOT_ALLOWED_FOR_THIS_API_KEY: [403, 'Network not allowed for this API key'],
  API_KEY_LIMIT_REACHED: [400, 'API key limit reached'],
} as const;
