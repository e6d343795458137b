/** A request that was not sent, or whose response is missing or too long. */
export class HttpClientError extends Error {
  override name = 'HttpClientError';
}
