/** The HTTP statuses of answers; each maps to one tRPC code, so that both transports agree. */
export type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;

/** The errors of one feature: code -> [status, message]. */
export type ErrorRows = Readonly<Record<string, readonly [status: Status, message: string]>>;

/** The errors that belong to no single feature; `generated/features.ts` adds those of the features. */
export const coreErrors = {
  // Requests
  BAD_REQUEST: [400, 'Bad request'],
  INVALID_JSON_IN_REQUEST_BODY: [400, 'Invalid JSON in request body'],
  VALIDATION_ERROR: [400, 'Invalid body parameters'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  FORBIDDEN: [403, 'Forbidden'],
  INVALID_ORIGIN: [403, 'Invalid origin'],
  INVALID_CALLBACKURL: [403, 'Invalid callbackURL'],
  INVALID_REDIRECTURL: [403, 'Invalid redirectURL'],
  INVALID_ERRORCALLBACKURL: [403, 'Invalid errorCallbackURL'],
  INVALID_NEWUSERCALLBACKURL: [403, 'Invalid newUserCallbackURL'],
  NOT_FOUND: [404, 'Not found'],
  REQUEST_TIMEOUT: [408, 'Request timeout'],
  PAYLOAD_TOO_LARGE: [413, 'Payload too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported media type'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please try again later.'],
  REQUEST_HEADER_FIELDS_TOO_LARGE: [431, 'Request header fields too large'],
  INTERNAL_SERVER_ERROR: [500, 'Internal server error'],
  SERVICE_UNAVAILABLE: [503, 'Service unavailable'],

  // Users and sessions
  USER_NOT_FOUND: [404, 'User not found'],
  FAILED_TO_CREATE_SESSION: [401, 'Failed to create session'],
  FAILED_TO_GET_SESSION: [500, 'Failed to get session'],
  SESSION_NOT_FOUND: [400, 'Session not found'],
  SESSION_IS_NOT_FRESH: [403, 'Session is not fresh'],
  SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: [
    400,
    'Session expired. Re-authenticate to perform this action.',
  ],
  TWO_FACTOR_REQUIRED: [403, 'Two factor required'],
  INVALID_TWO_FACTOR_COOKIE: [401, 'Invalid two factor cookie'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: [400, 'Too many attempts. Request new code.'],
  SESSION_DATA_IS_TOO_LARGE_TO_STORE_IN_THE_COOKIE: [500, 'Session data is too large to store in the cookie'],
  EITHER_USERID_OR_SESSION_IS_REQUIRED: [400, 'Either userId or session is required'],
  HEADERS_IS_REQUIRED: [400, 'Headers is required'],
  REQUEST_IS_REQUIRED: [400, 'Request is required'],
  API_KEY_NOT_ALLOWED: [403, 'API key not allowed'],
  INSUFFICIENT_API_KEY_PERMISSIONS: [403, 'Insufficient API key permissions'],
  BANNED_USER: [
    403,
    'You have been banned from this application. Please contact support if you believe this is an error.',
  ],

  // Permissions. The first two are in the specification's catalogue, but no call answers them: each call has an error of
  // its own, and `has-permission` answers false.
  YOU_ARE_NOT_ALLOWED_TO_ACCESS_RESOURCE: [403, 'You are not allowed to access resource: {resource}'],
  UNAUTHORIZED_TO_ACCESS_RESOURCE: [403, 'unauthorized to access resource {resource}'],
  NOT_AUTHORIZED: [403, 'Not authorized'],
  YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING: [403, 'You cannot do this while impersonating'],

  // Lists and roles of several features
  INVALID_CURSOR: [400, 'Invalid cursor'],
  ROLE_NOT_FOUND: [400, 'Role not found'],
} as const;
