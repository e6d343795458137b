import type { ReactElement } from 'react';

import type { View } from './flow.ts';
import { MagicLink } from './magic-link.tsx';
import { EmailCode, ForgotPassword } from './mailed.tsx';
import { ResetByCode, ResetPassword } from './reset-password.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { EmailVerified, VerifyByCode } from './verified.tsx';
import { VerifyFirst } from './verify-first.tsx';

type Other = Exclude<View, 'sign-in' | 'second-factor'> | 'verify-first';

const views: Record<Other, () => ReactElement> = {
  'sign-up': SignUpForm,
  'magic-link': MagicLink,
  'email-code': EmailCode,
  'forgot-password': ForgotPassword,
  'reset-by-code': ResetByCode,
  'reset-password': ResetPassword,
  'verify-email': VerifyByCode,
  'email-verified': EmailVerified,
  // Within the sign-in form.
  'verify-first': VerifyFirst,
};

/** The views to which the form leads. In one module: together they are smaller. */
export function OtherView({ view }: { view: Other }): ReactElement {
  const Shown = views[view];
  return <Shown key={view} />;
}
