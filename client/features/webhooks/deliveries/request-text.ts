import type { DeliveryDetails } from '#client/features/webhooks/webhook-calls.ts';

type Attempt = DeliveryDetails['log'][number];

/** The headers of a request; attempts of earlier versions have no signature. */
export function headersOf({ delivery }: DeliveryDetails, attempt: Attempt | undefined): string[] {
  const headers = ['content-type: application/json', `webhook-id: ${delivery.eventId}`];
  if (attempt === undefined) return headers;
  headers.push(`webhook-timestamp: ${Math.floor(new Date(attempt.startedAt).getTime() / 1000)}`);
  return attempt.signature === null ? headers : [...headers, `webhook-signature: ${attempt.signature}`];
}

/** The request as a command for a POSIX shell. */
export function curlOf(details: DeliveryDetails, attempt: Attempt | undefined): string {
  const headers = headersOf(details, attempt).map((header) => `-H ${quoted(header)}`);
  return [`curl -X POST ${quoted(details.url)}`, ...headers, `-d ${quoted(details.body)}`].join(' \\\n  ');
}

/** With the library of Standard Webhooks. */
export const VERIFICATION = `import { Webhook } from 'standardwebhooks';

// Throws if the request does not come from this service.
new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Indented, if the text is JSON. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
