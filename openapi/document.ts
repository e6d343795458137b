import { generateOpenApiDocument, type OpenAPIObject, type OpenApiRouter } from 'trpc-to-openapi';

/** The OpenAPI document of every call that has a REST path, from the same schemas that the server runs. */
export function openApiDocument(router: OpenApiRouter, { baseUrl }: { baseUrl: string }): OpenAPIObject {
  return generateOpenApiDocument(router, {
    title: 'Gatehouse',
    description: 'Authentication and organizations as a service.',
    version: '0.1.0',
    openApiVersion: '3.1.0',
    baseUrl,
    filter: ({ metadata }) => metadata['guard'] !== 'server only',
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'gatehouse.session_token' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
  });
}
