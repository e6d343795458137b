import type { OpenAPIObject } from 'trpc-to-openapi';

import { eventTypes, pascalCase } from '#shared/events.ts';

import { JSON_TYPE, referenceTo, type Operation } from './objects.ts';

/** The headers of Standard Webhooks. */
const parameters: Operation['parameters'] = [
  {
    in: 'header',
    name: 'webhook-id',
    required: true,
    description: 'The id of the event: the same in each attempt to deliver it.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    in: 'header',
    name: 'webhook-timestamp',
    required: true,
    description:
      'The time of the attempt, in seconds since 1970. Receivers reject requests that are older than five minutes.',
    schema: { type: 'string', pattern: String.raw`^\d+$` },
  },
  {
    in: 'header',
    name: 'webhook-signature',
    required: true,
    description:
      'One or, after a rotation of the secret, several signatures, separated by blanks: `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64.',
    schema: { type: 'string' },
  },
];

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
            '2XX': { description: 'The event was received.' },
            '4XX': { description: 'The delivery failed and is repeated later, like after any other status.' },
          },
        },
      },
    ]),
  );
}
