import { z } from 'zod';

/** The query of the page that shows an error of a redirect. */
export const ErrorPage = z
  .object({ error: z.string().optional(), error_description: z.string().optional() })
  .default({});

/** The answer of a call that serves a page itself, not the web app. */
export const Html = z.string().meta({ description: 'A page' });

/** Of the readiness probe. */
export const Ready = z.object({ ready: z.literal(true) }).meta({ id: 'Ready' });

/** Of the liveness probe. */
export const Ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' });
