import type { OpenAPIObject } from 'trpc-to-openapi';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { additionalFields } from '#server/app/registry.ts';

import { OpenApiDocument } from './openapi-document.ts';

const documents = new WeakMap<object, Promise<OpenApiDocument>>();

/** The document that a service with additional fields serves; undefined for the others, whose document is checked in. */
export async function servedDocument({ app, options }: Gatehouse): Promise<OpenApiDocument | undefined> {
  const isExtended = Object.values(additionalFields({ options })).some((declared) => Object.keys(declared).length > 0);
  if (!isExtended) return undefined;
  let document = documents.get(app);
  if (!document) {
    document = app
      .inject('/api/auth/openapi.json')
      .then((response) => new OpenApiDocument(response.json<OpenAPIObject>()));
    documents.set(app, document);
  }
  return document;
}
