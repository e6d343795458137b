import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { webAppPage } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';

import { formOf } from './forms.ts';

export type BrowserCall = ProtocolCall<null>;

/** Shows a failure as a page: a browser opens the address of the route. */
export const asPage =
  (handle: (call: BrowserCall) => Promise<ProtocolResponse>) =>
  async (call: BrowserCall): Promise<ProtocolResponse> => {
    try {
      return await handle(call);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return redirectTo(webAppPage(call.ctx.options, `/error?error=${error.errorCode}`));
    }
  };

export const redirectTo = (location: string): ProtocolResponse => ({ status: 303, headers: { location } });

/** Repeats a form of another site as a GET: cookies do not come with such a form, but with a redirect. */
export const asGet =
  (url: (ctx: BrowserCall['ctx'], query: string) => string) =>
  async ({ ctx, body }: BrowserCall): Promise<ProtocolResponse> =>
    redirectTo(url(ctx, formOf(body).toString()));
