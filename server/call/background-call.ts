import { Reply } from '#server/http/reply.ts';

import { withWork, type AppServices, type RequestContext } from './context.ts';
import { inUnitOfWork } from './unit-of-work.ts';

/** Runs a task of a job in its own unit of work. Not a server call, so that its mail counts towards the limit of the mailbox. */
export async function inBackgroundCall(
  service: AppServices,
  task: (ctx: RequestContext) => Promise<void>,
): Promise<void> {
  const { cookies, log } = service;
  const reply = new Reply(cookies);
  const ctx = withWork(service, { headers: {}, ip: '', userAgent: '', reply, serverCall: false, source: null, log });
  await inUnitOfWork(ctx, () => task(ctx));
}
