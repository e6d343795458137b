import type { Call, RequestContext } from '#server/call/context.ts';

/** The options that the web app reads from its page, for clients of other origins. The output leaves out what only the page needs. */
export async function getPublicOptions({ ctx }: Call<RequestContext>) {
  return ctx.publicConfiguration();
}
