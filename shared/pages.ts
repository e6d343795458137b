import { z } from 'zod';

export const ErrorPage = z
  .object({ error: z.string().optional(), error_description: z.string().optional() })
  .default({});

export const Html = z.string().meta({ description: 'A page' });

export const Ready = z.object({ ready: z.literal(true) }).meta({ id: 'Ready' });

export const Ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' });
