import type { FastifyBaseLogger } from 'fastify';

/** Callers choose the header: beyond these no more are remembered, nor logged. */
const MAX_ORIGINS = 50;
const MAX_LENGTH = 200;

/** Logs each origin whose pages the browser refuses, once, since an operator sees no other sign of it. */
export function refusedOrigins(log: FastifyBaseLogger): (origin: string) => void {
  const logged = new Set<string>();
  return (origin) => {
    if (logged.has(origin) || logged.size >= MAX_ORIGINS || origin.length > MAX_LENGTH || !URL.canParse(origin)) return;
    logged.add(origin);
    log.warn({ origin }, 'A page at an origin that is not trusted called: if it is yours, add it to TRUSTED_ORIGINS');
  };
}
