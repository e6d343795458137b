const MAX_CHARACTERS = 512;

/**
 * Whether a `client_id` is the address of a metadata document: an https URL with a path, exactly as the URL standard writes it, so
 * that no two texts name the same document. Hosts that the options name may be reached without TLS.
 */
export function isDocumentUrl(clientId: string, privateHosts: readonly string[]): boolean {
  if (clientId.length > MAX_CHARACTERS || !/^https?:\/\/[\x21-\x7e]+$/.test(clientId)) return false;
  const url = URL.parse(clientId);
  if (url === null || url.href !== clientId) return false;
  if (url.protocol !== 'https:' && !privateHosts.includes(url.hostname)) return false;
  if (url.username || url.password || clientId.includes('#')) return false;
  return url.pathname !== '/' && !/%(2e|2f|5c|00)/i.test(url.pathname);
}

/** The host of a metadata document, as users read it. */
export const hostOfDocument = (clientId: string): string => new URL(clientId).host;
