import { constants, sign, verify, X509Certificate } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { isUsableKey } from '#server/security/saml/certificate.ts';
import { decodeBase64, decodeText, MESSAGE_LIMIT } from '#server/security/saml/decode-message.ts';
import { RSA_PSS_SHA256, RSA_SHA256, RSA_SHA512 } from '#server/security/saml/names.ts';
import { refuse } from '#server/security/saml/rules.ts';

export type MessageParameter = 'SAMLRequest' | 'SAMLResponse';

interface OutgoingMessage {
  parameter: MessageParameter;
  /** The text of the message, without a signature of its own. */
  message: string;
  relayState?: string | undefined;
  /** PEM; without it the message is not signed. */
  privateKey?: string | undefined;
}

/** The address that carries a message to the identity provider, signed with RSA-SHA256 (SAML bindings, section 3.4.4). */
export function redirectAddress(destination: string, { parameter, message, relayState, privateKey }: OutgoingMessage) {
  const values = [
    [parameter, deflateRawSync(message).toString('base64')],
    ...(relayState === undefined ? [] : [['RelayState', relayState]]),
    ...(privateKey === undefined ? [] : [['SigAlg', RSA_SHA256]]),
  ] as [string, string][];
  const query = values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const signature = privateKey && sign('sha256', Buffer.from(query), privateKey).toString('base64');
  const separator = destination.includes('?') ? '&' : '?';
  return destination + separator + query + (signature ? `&Signature=${encodeURIComponent(signature)}` : '');
}

export interface RedirectMessage {
  text: string;
  relayState: string | undefined;
}

const algorithms: Record<string, { hash: 'sha256' | 'sha512'; options: object }> = {
  [RSA_SHA256]: { hash: 'sha256', options: {} },
  [RSA_SHA512]: { hash: 'sha512', options: {} },
  [RSA_PSS_SHA256]: {
    hash: 'sha256',
    options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
  },
};

/**
 * The message of a query, verified with the certificates of the connection. The signature covers the encoded values as they
 * were sent: encoding them again could give another text (SAML bindings, section 3.4.4.1).
 *
 * @param query the raw query, without the question mark
 */
export function readRedirect(
  query: string,
  parameter: MessageParameter,
  certificates: readonly string[],
): RedirectMessage {
  const raw = rawValues(query);
  const message = raw.get(parameter) ?? refuse('G1', `There is no ${parameter}.`);
  const signature = raw.get('Signature');
  const algorithmName = raw.get('SigAlg');
  if (signature === undefined || algorithmName === undefined) refuse('G10', 'The message is not signed.');
  const name = decode(algorithmName);
  const algorithm = Object.hasOwn(algorithms, name)
    ? algorithms[name]!
    : refuse('G8', `It uses ${name.slice(0, 100)}.`);
  const signed = [parameter, 'RelayState', 'SigAlg']
    .filter((part) => raw.has(part))
    .map((part) => `${part}=${raw.get(part)}`)
    .join('&');
  const bytes = decodeBase64(decode(signature));
  const isVerified = certificates.some((pem) => {
    const certificate = new X509Certificate(pem);
    if (!isUsableKey(certificate)) return false;
    return verify(algorithm.hash, Buffer.from(signed), { key: certificate.publicKey, ...algorithm.options }, bytes);
  });
  if (!isVerified) refuse('G9', 'The signature of the query fits no certificate of the connection.');
  const relayState = raw.get('RelayState');
  return { text: inflate(decode(message)), relayState: relayState === undefined ? undefined : decode(relayState) };
}

const PARAMETERS = new Set(['SAMLRequest', 'SAMLResponse', 'SAMLEncoding', 'RelayState', 'SigAlg', 'Signature']);
const DEFLATE = 'urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE';

/** The encoded values of the parameters of the binding, each of which may appear once. */
function rawValues(query: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of query.split('&')) {
    const separator = part.indexOf('=');
    const name = separator < 0 ? part : part.slice(0, separator);
    if (!PARAMETERS.has(name)) continue;
    if (values.has(name)) refuse('G1', `${name} appears twice.`);
    values.set(name, separator < 0 ? '' : part.slice(separator + 1));
  }
  if (values.has('SAMLRequest') && values.has('SAMLResponse')) refuse('G1', 'It has a request and a response.');
  const encoding = values.get('SAMLEncoding');
  if (encoding !== undefined && decode(encoding) !== DEFLATE) refuse('G1', 'Its encoding is unknown.');
  return values;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', '%20'));
  } catch {
    return refuse('G1', 'Its percent-encoding is malformed.');
  }
}

/** With a limit: a message of 270 KB may inflate to hundreds of megabytes. */
function inflate(base64: string): string {
  let bytes: Buffer;
  const compressed = decodeBase64(base64);
  try {
    bytes = inflateRawSync(compressed, { maxOutputLength: MESSAGE_LIMIT });
  } catch {
    return refuse('G1', 'It cannot be inflated, or is too long.');
  }
  return decodeText(bytes);
}
