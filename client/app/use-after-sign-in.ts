import { useNavigate } from 'react-router';

import { useLinkTo } from './deep-link.ts';
import { noteSignIn } from './last-used.tsx';

type SignInAnswer = { twoFactorRedirect: true } | { redirect?: boolean; url?: string };

/** Returns what to do with the answer of a sign-in; the router opens a destination of this site once there is a session. */
export function useAfterSignIn(method: string) {
  const secondFactor = useLinkTo('/sign-in/second-factor');
  const navigate = useNavigate();
  return (answer: SignInAnswer) => {
    noteSignIn(method);
    if ('twoFactorRedirect' in answer) void navigate(secondFactor);
    else if (answer.redirect && answer.url) location.assign(answer.url);
  };
}
