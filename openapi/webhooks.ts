import type { OpenAPIObject } from 'trpc-to-openapi';

import { eventTypes, pascalCase } from '#shared/event-log/schemas.ts';

import { JSON_TYPE, referenceTo } from './objects.ts';

/** The headers of Standard Webhooks, and what receivers answer: the same for each type of event. */
export const webhookComponents = {
  parameters: {
    WebhookId: {
      in: 'header',
      name: 'webhook-id',
      required: true,
      description: 'The id of the event: the same in each attempt to deliver it.',
      schema: { type: 'string', format: 'uuid' },
    },
    WebhookTimestamp: {
      in: 'header',
      name: 'webhook-timestamp',
      required: true,
      description:
        'The time of the attempt, in seconds since 1970. Receivers reject requests that are older than five minutes.',
      schema: { type: 'string', pattern: String.raw`^\d+$` },
    },
    WebhookSignature: {
      in: 'header',
      name: 'webhook-signature',
      required: true,
      description:
        'One or, after a rotation of the secret, several signatures, separated by blanks: `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64.',
      schema: { type: 'string' },
    },
  },
  responses: {
    EventReceived: { description: 'The event was received.' },
    EventRefused: { description: 'The delivery failed and is repeated later, like after any other status.' },
  },
} as const;

const parameters = Object.keys(webhookComponents.parameters).map((name) => referenceTo('parameters', name));

/** The requests that webhooks send, one for each type of event. */
export function webhooks(tag: string): NonNullable<OpenAPIObject['webhooks']> {
  return Object.fromEntries(
    eventTypes.map((type) => [
      type,
      {
        post: {
          tags: [tag],
          operationId: `on${pascalCase(type)}`,
          summary: type,
          security: [],
          parameters,
          requestBody: {
            required: true,
            content: { [JSON_TYPE]: { schema: referenceTo('schemas', `${pascalCase(type)}Event`) } },
          },
          responses: {
            '2XX': referenceTo('responses', 'EventReceived'),
            '4XX': referenceTo('responses', 'EventRefused'),
          },
        },
      },
    ]),
  );
}
