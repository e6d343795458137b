import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { GetSsoPolicy, SetSsoPolicy, SsoPolicy } from '#shared/sso/policy.ts';

import { getSsoPolicy, setSsoPolicy } from './manage-policy.ts';

const onNotMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
const enabled: CallMeta = { enabled: (options) => ssoOptions.of({ options }).enabled };

export const policyCalls = {
  getPolicy: memberQuery({
    permissions: { sso: ['read'] },
    onNotMember,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_SSO',
  })
    .meta(get('/sso/get-policy', 'Get whether an organization requires single sign-on, and whom that affects'))
    .meta({ ...enabled, scope: 'sso:read' })
    .input(GetSsoPolicy)
    .output(SsoPolicy)
    .query(getSsoPolicy),
  setPolicy: member({
    permissions: { sso: ['require'] },
    onNotMember,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO',
    notImpersonated: true,
  })
    .meta(
      post(
        '/sso/set-policy',
        'Require single sign-on, or no longer',
        'Owners keep their own sign-in, with a second factor.',
      ),
    )
    .meta({
      ...enabled,
      reauthenticate: 'always',
      errors: ['SSO_NOT_TESTED', 'DOMAIN_NOT_VERIFIED', 'BREAK_GLASS_REQUIRED'],
    })
    .input(SetSsoPolicy)
    .output(SsoPolicy)
    .mutation(setSsoPolicy),
};
