import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { HttpClientError } from './http-client-error.ts';

/** The content codings of RFC 9110 section 8.4.1, and of Brotli. */
const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** Those that callers read. */
const PASSED_HEADERS = ['content-type', 'cache-control'] as const;

/** Reads and decodes a response. The limit applies to the decoded content, since a short body can decode to a long one. */
export async function readResponse(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const status = response.statusCode!;
  const hasBody = ![204, 205, 304].includes(status);
  const body = await readWithin(hasBody ? decoded(response) : response, maxBytes);
  return new Response(hasBody ? body : null, { status, headers: passedHeaders(response) });
}

function passedHeaders({ headers }: IncomingMessage): [string, string][] {
  return PASSED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
}

function decoded(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return response;
  const createDecoder = (decoders as Record<string, (() => NodeJS.ReadWriteStream) | undefined>)[coding];
  if (!createDecoder) throw new HttpClientError(`The response has the unknown content coding ${coding.slice(0, 40)}`);
  // The reader of the decoder gets the errors of both streams.
  return pipeline(response, createDecoder(), () => undefined) as unknown as Readable;
}

async function readWithin(stream: Readable, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpClientError(`The response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
