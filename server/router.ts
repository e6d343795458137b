import { ErrorPage, Html, Ok, Ready } from '#shared/pages.ts';
import { Nothing } from '#shared/fields.ts';

import { accountRouter } from './features/accounts/account.router.ts';
import { adminRouter } from './features/admin/admin.router.ts';
import { credentialsRouter } from './features/passwords/credentials.router.ts';
import { errorPage } from './http/error-page.ts';
import { jwtRouter } from './features/jwt/jwt.router.ts';
import { organizationRouter } from './features/organizations/organization.router.ts';
import { ready } from './operations/readiness.ts';
import { sessionRouter } from './features/sessions/session.router.ts';
import { socialRouter } from './features/social/social.router.ts';
import { anyone, get, router, special } from './trpc.ts';
import { userRouter } from './features/profile/profile.router.ts';
import { verificationRouter } from './features/verification/verification.router.ts';

const serviceRouter = {
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
    .meta(special(get('/error', 'The page a failed flow ends on'), { html: true }))
    .input(ErrorPage)
    .output(Html)
    .query(errorPage),
};

/** The tree of calls. A call's name is its path in camel case: `signIn.email` is `/sign-in/email`. */
export const appRouter = router({
  ...serviceRouter,
  ...sessionRouter,
  ...jwtRouter,
  ...verificationRouter,
  ...credentialsRouter,
  ...userRouter,
  ...organizationRouter,
  ...accountRouter,
  ...socialRouter,
  signIn: { ...credentialsRouter.signIn, ...socialRouter.signIn },
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
