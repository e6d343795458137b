/** An entry of `trustedOrigins`: an origin, one with wildcards, or the scheme of an app. */
export interface TrustedOrigin {
  /** With its colon, as in `URL.protocol`. */
  scheme: string;
  /** In lower case; a `*` stands for letters, digits and hyphens of one label. Null for every host of an app's scheme. */
  host: string | null;
  /** `*` for every port, and null for that of the scheme. */
  port: string | null;
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const FORM = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\[[0-9a-f:.]+\]|[^/?#@:[\]\s]*)(?::(\*|\d{1,5}))?\/?$/i;

/**
 * The parser of the check at the start and of the comparison. `*.app.test` without a scheme means https.
 *
 * @returns null for an entry that could match nothing, such as one with a path.
 */
export function parseTrustedOrigin(entry: string): TrustedOrigin | null {
  const [match, written, name, port = null] = FORM.exec(entry) ?? [];
  if (match === undefined || (written === undefined && !name!.startsWith('*.'))) return null;
  const scheme = written?.toLowerCase() ?? 'https:';
  const host = name!.toLowerCase();
  const isWeb = Object.hasOwn(DEFAULT_PORTS, scheme);
  if (host === '') return isWeb || port !== null ? null : { scheme, host: null, port: null };
  if (!isWeb || host.includes('*')) return { scheme, host, port: port === DEFAULT_PORTS[scheme] ? null : port };
  // Names of other scripts are compared in the form of URLs.
  const url = `${scheme}//${host}`;
  return URL.canParse(url)
    ? { scheme, host: new URL(url).host, port: port === DEFAULT_PORTS[scheme] ? null : port }
    : null;
}

/** Whether a URL is at an origin of the entry. */
export function matchesOrigin({ protocol, hostname, port }: URL, entry: string): boolean {
  const trusted = parseTrustedOrigin(entry);
  if (trusted === null || trusted.scheme !== protocol) return false;
  if (trusted.host === null) return true;
  return hostMatches(hostname, trusted.host) && (trusted.port === '*' || (trusted.port ?? '') === port);
}

/** Matches label by label, so that a `*` never spans a dot. */
function hostMatches(host: string, pattern: string): boolean {
  if (!pattern.includes('*')) return host === pattern;
  const [labels, patterns] = [host.split('.'), pattern.split('.')];
  return labels.length === patterns.length && labels.every((label, n) => labelMatches(label, patterns[n]!));
}

/**
 * A `*` matches one or more letters, digits and hyphens. Not a regular expression: several `*` in one label would
 * backtrack in polynomial time on a crafted host (ReDoS).
 */
function labelMatches(label: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return label === pattern;
  if (!/^[a-z0-9-]+$/.test(label) || !label.startsWith(first) || !label.endsWith(last)) return false;
  let end = first.length;
  for (const literal of rest) {
    const start = label.indexOf(literal, end + 1);
    if (start === -1) return false;
    end = start + literal.length;
  }
  return label.length - last.length > end;
}
