import type { OAuthClientKind } from './schemas.ts';

const MAX_CHARACTERS = 1024;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Schemes that a browser runs, or that name no program. */
const UNSAFE = ['javascript', 'data', 'vbscript', 'blob', 'file', 'about', 'view-source', 'ws', 'wss', 'ftp'];
/** Of programs that registered theirs before RFC 8252 section 7.1 asked for a reversed domain. */
const KNOWN_SCHEMES = ['cursor', 'vscode', 'vscode-insiders', 'windsurf', 'claude'];

/**
 * Why an application may not have a redirect URI (RFC 6749 section 3.1.2, RFC 8252 section 7); null if it may. It is stored as it
 * is and compared as text, so that what parsers disagree about is refused here.
 */
export function redirectUriProblem(uri: string, kind: OAuthClientKind): string | null {
  if (uri.length > MAX_CHARACTERS) return 'it is too long';
  if (!/^[\x21-\x7e]+$/.test(uri)) return 'it contains characters that are not escaped';
  if (/[\\*#]/.test(uri)) return 'it contains a fragment, a wildcard or a backslash';
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/.exec(uri) ?? [];
  if (scheme === undefined || rest === undefined || !URL.canParse(uri)) return 'it is no absolute URL';
  if (UNSAFE.includes(scheme)) return `the scheme ${scheme} is not allowed`;
  const { username, password, hostname, protocol } = new URL(uri);
  if (username || password || /^\/\/[^/?]*@/.test(rest)) return 'it contains a user name';
  const path = rest.replace(/^\/\/[^/?]*/, '').split('?')[0]!;
  if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path)) return 'it contains a dot segment';
  if (protocol === 'https:' || protocol === 'http:') {
    // Parsers read numbers as addresses, and capitals as lower case.
    if (/^\/\/([^/?]+)/.exec(rest)?.[1]!.replace(/:\d+$/, '') !== hostname)
      return 'its host is not in lower case and ASCII';
    if (protocol === 'http:' && !LOOPBACK.includes(hostname))
      return 'http is only for programs on the device of the user';
    return null;
  }
  if (kind !== 'native') return 'a scheme of its own is only for native applications';
  const isKnown = scheme.includes('.') || KNOWN_SCHEMES.includes(scheme);
  return isKnown ? null : 'a scheme of its own is a reversed domain, such as com.example.app';
}

/** Where an application of a redirect URI runs, for users: the host of a site, their own device, or an app by its scheme. */
export type RedirectTarget = { site: string } | { device: true } | { app: string };

export function redirectTargetOf(uri: string): RedirectTarget {
  const { protocol, hostname, host } = new URL(uri);
  if (LOOPBACK.includes(hostname)) return { device: true };
  return protocol === 'https:' || protocol === 'http:' ? { site: host } : { app: protocol.slice(0, -1) };
}
