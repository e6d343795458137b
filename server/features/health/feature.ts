import { defineFeature } from '#server/call/feature.ts';
import { anyone, get } from '#server/call/trpc.ts';
import { NoFields, Nothing } from '#shared/lib/fields.ts';
import { ErrorPage, Html, Ok, Ready } from '#shared/lib/pages.ts';
import { PublicOptions } from '#shared/health/public-options.ts';

import { errorPage } from './error-page.ts';
import { getPublicOptions } from './get-public-options.ts';
import { ready } from './ready.ts';

export const health = defineFeature({
  name: 'health',
  router: {
    ok: anyone
      .meta(get('/ok', 'Check that the service runs'))
      .meta({ head: true })
      .input(Nothing)
      .output(Ok)
      .query(() => ({ ok: true as const })),
    ready: anyone
      .meta(
        get('/ready', 'Check that the service accepts calls: a migrated database responds, and no shutdown is pending'),
      )
      .meta({ head: true })
      .input(Nothing)
      .output(Ready)
      .query(ready),
    getPublicOptions: anyone
      .meta(get('/get-public-options', 'Get the options that a sign-in form needs, such as the enabled methods'))
      .meta({ bounded: 'Those of the options.' })
      .input(NoFields)
      .output(PublicOptions)
      .query(getPublicOptions),
    error: anyone
      .meta(get('/error', 'Show the page for a failed flow'))
      .meta({ html: true })
      .input(ErrorPage)
      .output(Html)
      .query(errorPage),
  },
  rateLimits: { ok: 'unlimited', error: 'unlimited' },
});
