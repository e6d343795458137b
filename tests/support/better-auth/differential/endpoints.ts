/** A call that the published package serves over HTTP. */
export interface Endpoint {
  /** `POST /sign-in/email`, `GET /reset-password/:token`. */
  name: string;
  /** The fields that its input must have. */
  required: string[];
}

interface Definition {
  path?: string;
  options?: {
    method?: string | string[];
    metadata?: { SERVER_ONLY?: boolean; scope?: string };
    body?: BundledSchema;
    query?: BundledSchema;
  };
}

/** A schema of the Zod version that the package bundles. */
interface BundledSchema {
  shape?: Record<string, { isOptional: () => boolean }>;
}

export function endpointsOf(api: object): Endpoint[] {
  return (Object.values(api) as Definition[]).flatMap(({ path, options }) => {
    if (path === undefined || options?.metadata?.SERVER_ONLY) return [];
    return [options?.method ?? []].flat().map((method) => ({
      name: `${method} ${path}`,
      required: requiredOf(method === 'GET' ? options?.query : options?.body),
    }));
  });
}

function requiredOf({ shape = {} }: BundledSchema = {}): string[] {
  return Object.keys(shape).filter((field) => !shape[field]!.isOptional());
}

/** The endpoint of a request. */
export function endpointOf(endpoints: Endpoint[], method: string, path: string): Endpoint | undefined {
  return endpoints.find(({ name }) => new RegExp(`^${name.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`));
}
