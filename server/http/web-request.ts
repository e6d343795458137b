import type { IncomingHttpHeaders } from 'node:http';

/** The request line of a call over HTTP. */
export interface RequestLine {
  method: string;
  /** The path and the query, as the client sent them. */
  url: string;
}

/** The request of a call as functions of the options receive it, without its body. */
export function webRequestOf({
  source,
  headers,
  options,
}: {
  source: RequestLine | null;
  headers: IncomingHttpHeaders;
  options: { baseUrl: string };
}): Request | undefined {
  if (source === null) return undefined;
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return new Request(new URL(source.url, options.baseUrl), { method: source.method, headers: list });
}
