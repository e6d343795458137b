import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from 'trpc-to-openapi';

import type { Operation, Reference, Response } from '#openapi/objects.ts';
import { DEFAULT_BASE_PATH, RPC_PREFIX } from '#server/options/base-path.options.ts';

export interface DocumentedOperation {
  /** `POST /sign-in/email` */
  route: string;
  operation: Operation;
}

/** The operations of the document by request, with validators compiled on first use. */
export class OpenApiDocument {
  readonly document: OpenAPIObject;
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #operations = new Map<string, DocumentedOperation>();
  readonly #templates: [pattern: RegExp, operation: DocumentedOperation][] = [];

  constructor(document: OpenAPIObject) {
    this.document = document;
    // The plugin is CommonJS; under Node's module rules its callable is the default export of its default.
    (addFormats as unknown as typeof addFormats.default)(this.#ajv);
    this.#ajv.addSchema(document, 'document');
    for (const [path, item] of Object.entries(document.paths!)) {
      for (const method of ['GET', 'POST'] as const)
        this.#addOperation(method, path, item[method.toLowerCase() as 'get' | 'post']);
    }
  }

  #addOperation(method: string, path: string, operation: Operation | undefined): void {
    if (!operation) return;
    const documented = { route: `${method} ${path}`, operation };
    this.#operations.set(`${method} ${DEFAULT_BASE_PATH}${path}`, documented);
    this.#operations.set(`${method} ${RPC_PREFIX}/${String(operation['x-rpc-name'])}`, documented);
    if (!path.includes('{')) return;
    const pattern = `^${method} ${DEFAULT_BASE_PATH}${path.replace(/\{\w+\}/g, '[^/]+')}$`;
    this.#templates.push([new RegExp(pattern), documented]);
  }

  /** The operation that serves a request, if any. */
  operationFor(method: string, path: string): DocumentedOperation | undefined {
    const request = `${method} ${path}`;
    return this.#operations.get(request) ?? this.#templates.find(([pattern]) => pattern.test(request))?.[1];
  }

  /** The documented response with this status. */
  responseOf({ operation }: DocumentedOperation, status: number): Response | undefined {
    const response = operation.responses?.[status] as Response | Reference | undefined;
    if (!response || !('$ref' in response)) return response;
    return this.document.components!.responses![response.$ref.split('/').at(-1)!] as Response;
  }

  /** How a body violates the schema at `pointer`; null if it is valid. */
  violationsAt(pointer: string[], body: unknown): string | null {
    const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    let validate = this.#validators.get(path);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `document#/${encodeURI(path)}` });
      this.#validators.set(path, validate);
    }
    return validate(body) ? null : this.#ajv.errorsText(validate.errors, { dataVar: 'body', separator: '; ' });
  }
}
