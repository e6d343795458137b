import { inject } from 'vitest';

import { REST_PREFIX } from '#server/http/rest.ts';
import { RPC_PREFIX } from '#server/http/rpc.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/features.ts';

import { OpenApiDocument, type DocumentedOperation } from './openapi-document.ts';

/** An answer as a test saw it, from whichever door. */
export interface RecordedResponse {
  method: string;
  url: string;
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

let openApi: OpenApiDocument | undefined;

/** What an answer says that the document does not; null when it is as documented. */
export function violationOf(answer: RecordedResponse): string | null {
  const path = answer.url.split('?', 1)[0]!;
  if (!path.startsWith(REST_PREFIX) && !path.startsWith(RPC_PREFIX)) return null;
  openApi ??= new OpenApiDocument(inject('document'));
  const found = openApi.operationFor(answer.method, path);
  if (!found) return null;
  return path.startsWith(RPC_PREFIX) ? violationOfRpc(found, answer) : violationOfRest(found, answer);
}

function violationOfRest(found: DocumentedOperation, { status, headers, body }: RecordedResponse): string | null {
  const response = openApi!.responseOf(found, status);
  if (!response) return `${found.route} does not document this status; its body: ${body.slice(0, 300)}`;
  const types = Object.keys(response.content ?? {});
  const type = types.find((each) => String(headers['content-type']).startsWith(each)) ?? types[0];
  if (!type) return status === 302 && !headers['location'] ? 'a redirect without Location' : null;
  if (!String(headers['content-type']).startsWith(type))
    return `the body is ${String(headers['content-type'])}, not ${type}`;
  return type === 'text/html' ? null : violationOfBody(found, status, JSON.parse(body));
}

/** tRPC puts the same answer in an envelope, and a redirect's address in a header. */
function violationOfRpc(found: DocumentedOperation, { status, headers, body }: RecordedResponse): string | null {
  const envelope = JSON.parse(body) as { result?: { data?: unknown }; error?: { data: Record<string, unknown> } };
  if (!envelope.error) {
    if (headers['location']) return openApi!.responseOf(found, 302) ? null : `${found.route} documents no redirect`;
    return violationOfBody(found, status, envelope.result?.data);
  }
  if (!openApi!.responseOf(found, status))
    return `${found.route} does not document this status; its body: ${body.slice(0, 300)}`;
  const { httpStatus, ...error } = envelope.error.data;
  return httpStatus === status ? violationOfBody(found, status, error) : `httpStatus is ${String(httpStatus)}`;
}

function violationOfBody({ route, operation }: DocumentedOperation, status: number, body: unknown): string | null {
  const [method, path] = route.split(' ') as [string, string];
  const response = operation.responses![status] as object;
  const content = ['content', 'application/json', 'schema'];
  const pointer =
    '$ref' in response
      ? [...String(response.$ref).slice(2).split('/'), ...content]
      : ['paths', path, method.toLowerCase(), 'responses', String(status), ...content];
  const problems = openApi!.violationsAt(pointer, body);
  if (problems) return `${problems}; the body: ${JSON.stringify(body).slice(0, 300)}`;
  return status >= 400 ? violationOfMessage(body as { code: ErrorCode; message: string }) : null;
}

/** Codes are a closed set, and each says the catalogue's words, with its placeholders filled in. */
function violationOfMessage({ code, message }: { code: ErrorCode; message: string }): string | null {
  if (code === 'VALIDATION_ERROR')
    return /^Invalid (body|query) parameters$/.test(message) ? null : `says «${message}»`;
  const template = errors[code][1].replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^]*');
  return new RegExp(`^${template}$`).test(message) ? null : `${code} says «${message}»`;
}
