import { inject } from 'vitest';

import { developmentAdvice } from '#server/http/origin.ts';
import { DEFAULT_BASE_PATH, RPC_PREFIX } from '#server/options/base-path.options.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

import { OpenApiDocument, type DocumentedOperation } from './openapi-document.ts';

/** A response of either transport, as a test received it. */
export interface RecordedResponse {
  method: string;
  url: string;
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

let checkedIn: OpenApiDocument | undefined;

/**
 * How a response differs from the OpenAPI document, by default the one in the repository; null if it conforms, or belongs to
 * no call.
 */
export function violationOf(answer: RecordedResponse, document?: OpenApiDocument): string | null {
  const path = answer.url.split('?', 1)[0]!;
  if (!path.startsWith(DEFAULT_BASE_PATH) && !path.startsWith(RPC_PREFIX)) return null;
  const openApi = document ?? (checkedIn ??= new OpenApiDocument(inject('document')));
  const documented = openApi.operationFor(answer.method, path);
  if (!documented) return null;
  return path.startsWith(RPC_PREFIX)
    ? violationOfRpc(openApi, documented, answer)
    : violationOfRest(openApi, documented, answer);
}

function violationOfRest(
  openApi: OpenApiDocument,
  documented: DocumentedOperation,
  { status, headers, body }: RecordedResponse,
): string | null {
  const response = openApi.responseOf(documented, status);
  if (!response) return `${documented.route} does not document this status; its body: ${body.slice(0, 300)}`;
  const types = Object.keys(response.content ?? {});
  const type = types.find((each) => String(headers['content-type']).startsWith(each)) ?? types[0];
  if (!type) return status === 302 && !headers['location'] ? 'a redirect without Location' : null;
  if (!String(headers['content-type']).startsWith(type))
    return `the body is ${String(headers['content-type'])}, not ${type}`;
  return type === 'text/html' || type.startsWith('image/') || type === 'application/samlmetadata+xml'
    ? null
    : violationOfBody(openApi, documented, { status, type, body: JSON.parse(body) as unknown });
}

/** tRPC wraps the same body in an envelope, and sends a redirect's address in a header. */
function violationOfRpc(
  openApi: OpenApiDocument,
  documented: DocumentedOperation,
  { status, headers, body }: RecordedResponse,
): string | null {
  const envelope = JSON.parse(body) as { result?: { data?: unknown }; error?: { data: Record<string, unknown> } };
  if (!envelope.error) {
    if (headers['location'])
      return openApi.responseOf(documented, 302) ? null : `${documented.route} documents no redirect`;
    // RPC answers 200 where REST has another status of success.
    const success = Number(Object.keys(documented.operation.responses!).find((each) => each.startsWith('2')));
    const body = envelope.result?.data;
    if (success === 204) return body === undefined ? null : `${documented.route} documents no body`;
    return violationOfBody(openApi, documented, { status: success, body });
  }
  if (!openApi.responseOf(documented, status))
    return `${documented.route} does not document this status; its body: ${body.slice(0, 300)}`;
  const { httpStatus, ...error } = envelope.error.data;
  return httpStatus === status
    ? violationOfBody(openApi, documented, { status, body: error })
    : `httpStatus is ${String(httpStatus)}`;
}

function violationOfBody(
  openApi: OpenApiDocument,
  { route, operation }: DocumentedOperation,
  { status, type = 'application/json', body }: { status: number; type?: string; body: unknown },
): string | null {
  const [method, path] = route.split(' ') as [string, string];
  const response = operation.responses![status] as object;
  const content = ['content', type, 'schema'];
  const pointer =
    '$ref' in response
      ? [...String(response.$ref).slice(2).split('/'), ...content]
      : ['paths', path, method.toLowerCase(), 'responses', String(status), ...content];
  const problems = openApi.violationsAt(pointer, body);
  if (problems && openApi.violationsAt(pointer, withoutContinuation(body)))
    return `${problems}; the body: ${JSON.stringify(body).slice(0, 300)}`;
  if (status < 400) return null;
  const { code, message, detail } = body as { code: ErrorCode; message?: string; detail?: string };
  return violationOfMessage(code, message ?? detail!);
}

/**
 * Without the address at which the request of an application goes on, which any call answers that signs a user in and was sent
 * the `oauth_query` of the published clients (docs/applications.md).
 */
function withoutContinuation(body: unknown): unknown {
  const { redirect, url, ...rest } = Object(body) as Record<string, unknown>;
  return redirect === true && String(url).includes('/oauth2/authorize/') ? rest : body;
}

/** A message is that of its code in the error catalogue, or the one for developers, with the placeholders filled in. */
function violationOfMessage(code: ErrorCode, message: string): string | null {
  if (code === 'VALIDATION_ERROR')
    return /^Invalid (body|query) parameters$/.test(message) ? null : `says «${message}»`;
  const advice = code === 'INVALID_ORIGIN' ? [developmentAdvice] : [];
  return [errors[code][1], ...advice].some((template) => isFilledIn(template, message))
    ? null
    : `${code} says «${message}»`;
}

function isFilledIn(template: string, message: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^]*');
  return new RegExp(`^${pattern}$`).test(message);
}
