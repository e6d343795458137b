export const domainErrors = {
  YOU_ARE_NOT_ALLOWED_TO_READ_DOMAINS: [403, 'You are not allowed to read domains'],
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DOMAINS: [403, 'You are not allowed to manage domains'],
  INVALID_DOMAIN: [400, 'Invalid domain'],
  PUBLIC_DOMAIN: [400, 'Public domain'],
  DOMAIN_ALREADY_ADDED: [409, 'Domain already added'],
  DOMAIN_LIMIT_REACHED: [400, 'Domain limit reached'],
  DOMAIN_NOT_FOUND: [400, 'Domain not found'],
  DOMAIN_RECORD_NOT_FOUND: [400, 'Domain record not found'],
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: [400, 'Domain record not among {count} TXT records'],
  DOMAIN_LOOKUP_FAILED: [503, 'Domain lookup failed'],
  DOMAIN_IS_TAKEN: [409, 'Domain is taken'],
} as const;
