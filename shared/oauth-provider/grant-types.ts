/** Token exchange (RFC 8693 section 2.1). */
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const CLIENT_CREDENTIALS = 'client_credentials';
