import type { Problem } from './problem.ts';

interface Setting {
  service: string;
  /** The origin of the page. */
  page: string;
  /** Whether the app sets no `baseURL`. */
  isDefault: boolean;
}

/** Why a response is not one of the service; null if it is. */
export async function diagnoseResponse(response: Response, setting: Setting): Promise<Problem | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return notJson(response.status, type, setting);
  if (response.status !== 403) return null;
  const body = (await response.json().catch(() => null)) as { error?: { data?: { code?: string } } } | null;
  return body?.error?.data?.code === 'INVALID_ORIGIN' ? untrusted(setting.service, setting.page) : null;
}

function notJson(status: number, type: string, { service, page, isDefault }: Setting): Problem {
  const what = type.includes('html') ? 'HTML instead of JSON' : `${status} without JSON`;
  const cause = isDefault
    ? 'baseURL is not set, so that calls go to the page’s own origin.'
    : service === page
      ? 'baseURL is the page’s own origin.'
      : 'baseURL is not the address of a Gatehouse service.';
  const remedy = 'Set baseURL to the address that the service prints when it starts, or forward /api to the service.';
  return { section: 'not-json', title: `${service} answered ${what}`, lines: [cause, remedy] };
}

function untrusted(service: string, page: string): Problem {
  return {
    section: 'trusted-origins',
    title: 'Gatehouse does not trust this page',
    lines: [
      `${service} accepts no calls from ${page}.`,
      `Start the service with TRUSTED_ORIGINS=${page} (option trustedOrigins).`,
    ],
  };
}

const answers = (request: Promise<Response>) =>
  request.then(
    () => true,
    () => false,
  );

/** Why a call got no response that the page may read; null if the service answers again. */
export async function diagnoseNoResponse(service: string, page: string): Promise<Problem | null> {
  const probe = `${service}/api/trpc/ok`;
  const cache = 'no-store';
  if (await answers(fetch(probe, { cache, credentials: 'include' }))) return null;
  // The service lets every page read this response, as long as it sends no cookies.
  const own = await fetch(probe, { cache, credentials: 'omit' }).catch(() => null);
  const body: unknown = await own?.json().catch(() => null);
  if (own?.ok && body) return untrusted(service, page);
  if (own || (await answers(fetch(probe, { cache, mode: 'no-cors' })))) {
    return {
      section: 'trusted-origins',
      title: `${service} answers, but not to this page`,
      lines: [
        'Is baseURL the address of a Gatehouse service?',
        `A proxy in front of it must pass its CORS headers for ${page} on.`,
      ],
    };
  }
  const other = service.startsWith('https:') ? service.replace('https:', 'http:') : service.replace('http:', 'https:');
  if (await answers(fetch(`${other}/api/trpc/ok`, { cache, mode: 'no-cors' }))) {
    return {
      section: 'scheme',
      title: `${service} does not answer, but ${other} does`,
      lines: [`Set baseURL to "${other}".`],
    };
  }
  const isMixed = page.startsWith('https:') && service.startsWith('http:');
  return {
    section: isMixed ? 'scheme' : 'connection',
    title: 'Gatehouse can’t be reached',
    lines: [
      `${service} does not answer.`,
      isMixed
        ? 'A page with https cannot call a service with http: serve it with https.'
        : 'Is the service running (npm start), and is baseURL the address that it prints?',
    ],
  };
}
