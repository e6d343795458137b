const microsoft = /(?:^|\.)(?:microsoftonline\.(?:com|us|de|cn)|sts\.windows\.net)$/;

/** The last one has the personal accounts. */
const sharedTenants = new Set(['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']);

/** Whether accounts of several organizations, or of anyone, are at the issuer: it proves nothing about a domain. */
export function isSharedIssuer(issuer: string): boolean {
  const { hostname, pathname } = new URL(issuer);
  // A template, as in the discovery document of a shared issuer.
  if (/%7b/i.test(pathname)) return true;
  return microsoft.test(hostname) && sharedTenants.has(pathname.split('/')[1]!.toLowerCase());
}
