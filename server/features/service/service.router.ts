import { errorPage } from '#server/http/pages.ts';
import { ready } from '#server/operations/lifecycle.ts';
import { anyone, get } from '#server/trpc.ts';
import { Nothing } from '#shared/fields.ts';
import { ErrorPage, Html, Ok, Ready } from '#shared/pages.ts';

export const serviceRouter = {
  ok: anyone
    .meta(get('/ok', 'Whether the service runs'))
    .input(Nothing)
    .output(Ok)
    .query(() => ({ ok: true as const })),
  ready: anyone
    .meta(
      get(
        '/ready',
        'Whether the service can take calls: its database answers and is migrated, and no stop is under way',
      ),
    )
    .input(Nothing)
    .output(Ready)
    .query(ready),
  error: anyone
    .meta(get('/error', 'The page a failed flow ends on'))
    .meta({ html: true })
    .input(ErrorPage)
    .output(Html)
    .query(errorPage),
};
