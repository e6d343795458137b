import { now } from '#server/lib/now.ts';
import { deriveKey, hmac, timingSafeEqualText } from '#server/security/hash.ts';

const PURPOSE = 'oauth-query';
/** The names of the parameters that are signed. Pages may have others. */
const NAMES = 'ba_param';
const SIGNATURE = 'sig';

/** The query of a page about the request of an application. */
export interface SignedQuery {
  interaction: string;
  clientId: string;
  isExpired: boolean;
}

interface Request {
  params: Record<string, unknown>;
  uid: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The parameters of a request, signed as the published clients of better-auth copy them into their calls. */
export function signQuery(secrets: readonly string[], { params, uid, exp }: Request): string {
  const texts = Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const query = new URLSearchParams(texts);
  query.set('interaction', uid);
  query.set('exp', String(exp));
  query.set('ba_iat', String(now().getTime()));
  for (const name of [...query.keys(), NAMES].toSorted()) query.append(NAMES, name);
  query.set(SIGNATURE, signatureOf(secrets[0]!, query));
  return query.toString();
}

/** @returns null if the service did not sign it. */
export function readSignedQuery(secrets: readonly string[], text: string): SignedQuery | null {
  const query = new URLSearchParams(text);
  const signature = query.get(SIGNATURE) ?? '';
  query.delete(SIGNATURE);
  const isSigned = secrets.some((secret) => timingSafeEqualText(signatureOf(secret, query), signature));
  if (!isSigned) return null;
  return {
    interaction: query.get('interaction')!,
    clientId: query.get('client_id') ?? '',
    isExpired: Number(query.get('exp')) * 1000 <= now().getTime(),
  };
}

/** Of the parameters in the order of their names and values. */
function signatureOf(secret: string, query: URLSearchParams): string {
  const sorted = [...query].toSorted(([nameA, valueA], [nameB, valueB]) =>
    nameA === nameB ? compare(valueA, valueB) : compare(nameA, nameB),
  );
  return hmac(deriveKey(secret, PURPOSE), new URLSearchParams(sorted).toString(), 'base64url');
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
