import type { ProtocolFailure, ProtocolResponse } from '#server/call/protocol.ts';

export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

/** An error of RFC 7644, section 3.12. The detail stands in the log of the directory, so it names the remedy. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

export const invalid = (scimType: ScimType, detail: string) => new ScimError(400, detail, scimType);
export const notFound = () => new ScimError(404, 'Resource not found');

/** The errors of the catalogue that SCIM answers otherwise. */
const known: Partial<Record<string, readonly [status: number, scimType?: ScimType, detail?: string]>> = {
  VALIDATION_ERROR: [400, 'invalidValue'],
  INVALID_JSON_IN_REQUEST_BODY: [400, 'invalidSyntax'],
  USER_ALREADY_EXISTS: [409, 'uniqueness', 'Another account has this email address'],
  DIRECTORY_USER_ALREADY_EXISTS: [409, 'uniqueness', 'A user with this userName or externalId exists'],
  DIRECTORY_GROUP_ALREADY_EXISTS: [409, 'uniqueness', 'A group with this displayName or externalId exists'],
  UNAUTHORIZED: [401, undefined, 'The token is missing, unknown or expired'],
};

/** Every failure below the prefix, as a SCIM error. */
export function presentFailure({ error, ...failure }: ProtocolFailure): ProtocolResponse {
  const [status = failure.status, scimType, detail = failure.message] =
    error instanceof ScimError ? ([error.status, error.scimType, error.message] as const) : (known[failure.code] ?? []);
  return {
    status,
    ...(status === 401 && { headers: { 'www-authenticate': 'Bearer' } }),
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    },
  };
}
