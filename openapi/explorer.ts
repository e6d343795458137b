import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { Documentation } from './documentation.ts';

interface Explorer {
  documentation: Documentation;
  /** Where the calls lie, as the document states it. */
  baseUrl: string;
  /** The session cookie's name under this service's options. */
  sessionCookie: string;
  /** The path under which the document and the explorer are served. */
  prefix: string;
  /** The service's name for its users. */
  appName: string;
  /** The explorer's page, in HTML. */
  page: string;
}

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'";

/** Serves the document and the Swagger explorer over it, from files of this machine alone. */
export async function serveExplorer(
  app: FastifyInstance,
  { documentation, baseUrl, sessionCookie, prefix, appName, page }: Explorer,
): Promise<void> {
  let document: string | undefined;
  app.get(`${prefix}/openapi.json`, { exposeHeadRoute: false }, async (_request, reply) => {
    const { openApiDocument } = await import('./document.ts');
    document ??= JSON.stringify(openApiDocument(documentation, { baseUrl, sessionCookie, appName }));
    return reply.type('application/json; charset=utf-8').send(document);
  });

  const script = await readFile(join(import.meta.dirname, 'explorer-start.js'), 'utf8');
  const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${prefix}/docs/assets/`,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle|-standalone-preset)?\.(js|css)$/.test(path),
  });
  app.get(`${prefix}/docs`, { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get(`${prefix}/docs/start.js`, { exposeHeadRoute: false }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}
