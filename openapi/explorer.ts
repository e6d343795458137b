import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import type { Documentation } from './documentation.ts';

interface Explorer {
  documentation: Documentation;
  /** The base URL of the calls, as in the document. */
  baseUrl: string;
  /** The name of the session cookie. */
  sessionCookie: string;
  /** The path under which the document and the explorer are served. */
  prefix: string;
  /** The display name of the service, which administrators change. */
  appName: () => string;
  /** The HTML page of the explorer, with the address of the font of the web app, if that is built. */
  page: (font: string | undefined) => string;
  /** The HTML page that explains the error codes. */
  errorsPage: () => string;
}

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'";

/** Modules of the page, of which it loads the first. */
const scripts = [
  'start.js',
  'authentication.js',
  'calls.js',
  'copy.js',
  'document.js',
  'fields.js',
  'first-call.js',
  'first-steps.js',
  'names.js',
  'navigation.js',
  'responses.js',
  'samples.js',
  'schema.js',
  'session.js',
];

/** Where `npm run build` puts the files of the web app. */
const built = join(import.meta.dirname, '../dist/site/assets');

/** The font of the web app; undefined before the build. */
async function readFont(): Promise<Buffer | undefined> {
  const files = await readdir(built).catch(() => []);
  const font = files.find((name) => /^geist-latin-wght-normal.*\.woff2$/.test(name));
  return font === undefined ? undefined : readFile(join(built, font));
}

/** Serves the document and the Swagger explorer, without files from other hosts. */
export async function serveExplorer(
  app: FastifyInstance,
  { documentation, baseUrl, sessionCookie, prefix, appName, page, errorsPage }: Explorer,
): Promise<void> {
  let document: { name: string; text: string } | undefined;
  // The second is the path of better-auth's `openAPI` plugin.
  for (const path of ['/openapi.json', '/open-api/generate-schema']) {
    app.get(prefix + path, { exposeHeadRoute: false }, async (_request, reply) => {
      const { openApiDocument } = await import('./document.ts');
      const name = appName();
      if (document?.name !== name) {
        const text = JSON.stringify(openApiDocument(documentation, { baseUrl, sessionCookie, appName: name }));
        document = { name, text };
      }
      return reply.type('application/json; charset=utf-8').send(document.text);
    });
  }

  const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  await app.register(fastifyStatic, {
    root: assets,
    prefix: `${prefix}/docs/assets/`,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle|-standalone-preset)?\.(js|css)$/.test(path),
  });
  const font = await readFont();
  const fontUrl = `${prefix}/docs/geist.woff2`;
  if (font) {
    app.get(fontUrl, { exposeHeadRoute: false }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font),
    );
  }
  app.get(`${prefix}/docs`, { exposeHeadRoute: false }, (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(font && fontUrl)),
  );
  // The page of better-auth's `openAPI` plugin.
  app.get(`${prefix}/reference`, { exposeHeadRoute: false }, (_request, reply) => reply.redirect(`${prefix}/docs`));
  app.get(`${prefix}/docs/errors`, { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(errorsPage()),
  );
  for (const name of scripts) {
    const script = await readFile(join(import.meta.dirname, 'explorer', name), 'utf8');
    app.get(`${prefix}/docs/${name}`, { exposeHeadRoute: false }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    );
  }
}
