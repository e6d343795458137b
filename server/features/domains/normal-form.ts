import { domainToASCII } from 'node:url';

/** Letters of all scripts: what a scheme, a path, an `@` or a port would need is not repaired. */
const written = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, of which the last is no number, so that it is no IP address. */
const name = new RegExp(`^(?:${label}\\.)+(?=[0-9-]*[a-z])${label}$`);
const MAX_CHARACTERS = 253;

/** Belong to no one (RFC 6761). */
const reserved = /\.(?:invalid|localhost)$/;
/** Names of local networks and of tests. */
const local = /\.(?:local|internal|test)$/;

/** A domain as it is stored and compared: in punycode and lower case. Null if the text is none. */
export function normalDomain(text: string, { production }: { production: boolean }): string | null {
  const trimmed = text.trim();
  if (!written.test(trimmed)) return null;
  const domain = domainToASCII(trimmed.normalize('NFKC').toLowerCase());
  if (domain.length > MAX_CHARACTERS || !name.test(domain) || reserved.test(domain)) return null;
  return production && local.test(domain) ? null : domain;
}

/** The domain and those that contain it, longest first, down to two labels. */
export function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'));
}
