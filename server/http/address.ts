import type { Options } from '#server/options/kit-options.ts';

/** The public URL of a call, for mails; from the options, never from the request's Host header (security.md row 15). */
export function callUrl(
  { baseUrl, basePath }: Pick<Options, 'baseUrl' | 'basePath'>,
  path: string,
  query: Record<string, string | undefined> = {},
): string {
  return withQuery(`${baseUrl}${basePath}${path}`, query);
}

/** Adds query parameters to a URL or a path. */
export function withQuery(url: string, query: Record<string, string | undefined>): string {
  const [beforeHash, ...hash] = url.split('#');
  const [path, ...search] = beforeHash!.split('?');
  const parameters = new URLSearchParams(search.join('?'));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const text = parameters.toString();
  return path + (text ? `?${text}` : '') + (hash.length > 0 ? `#${hash.join('#')}` : '');
}

/** Whether this service or another address serves the web app. */
export function hasWebApp({ webApp, webAppUrl, baseUrl }: Pick<Options, 'webApp' | 'webAppUrl' | 'baseUrl'>): boolean {
  return webApp !== false || webAppUrl !== baseUrl;
}

/** A page of the web app for a redirect: a path, unless the web app has an address of its own. */
export function webAppPage({ baseUrl, webAppUrl }: Pick<Options, 'baseUrl' | 'webAppUrl'>, path: string): string {
  return webAppUrl === baseUrl ? path : webAppUrl + path;
}

/** Resolves a path of this site; a URL is returned unchanged. */
export function absoluteUrl(url: string, { baseUrl }: Options): string {
  return url.startsWith('/') ? new URL(url, baseUrl).href : url;
}
