import { inject } from 'vitest';

import type { SampledCall } from '#openapi/explorer/samples.js';

import { OpenApiDocument } from './openapi-document.ts';

interface DescribedCall extends SampledCall {
  operation: {
    operationId: string;
    'x-rpc-name': string;
    'x-browser-only'?: true;
    security: object[];
  };
}

/** Every call of the document, as the explorer writes samples of it. */
export function sampledCalls(): DescribedCall[] {
  const { document } = new OpenApiDocument(inject('document'));
  const paths = document.paths as Record<string, Record<string, DescribedCall['operation']>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      baseUrl: 'https://auth.example.com/api/auth',
      sharedParameters: document.components!.parameters!,
    })),
  );
}
