import type { FastifyInstance } from 'fastify';

/** JSON alone, with or without a charset; an empty body is an empty object; `__proto__` keys are dropped. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Invalid UTF-8 has become replacement characters by now; JSON text is UTF-8 (RFC 8259 section 8.1).
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}
