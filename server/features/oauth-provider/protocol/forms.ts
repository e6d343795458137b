/** A form as it is, and the texts and numbers of a JSON object. */
export function formOf(body: unknown): URLSearchParams {
  if (body instanceof URLSearchParams) return body;
  if (typeof body !== 'object' || body === null) return new URLSearchParams();
  const members = Object.entries(body).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return new URLSearchParams(members.map(([name, value]) => [name, String(value)]));
}
