import { useSearchParams } from 'react-router';

import { Problem } from './problem.tsx';
import { redirectMessage } from '#client/components/text/redirect-message.ts';
import { texts as redirectTexts } from '#client/components/texts/sign-in/redirect-texts.ts';
import { texts } from '#client/components/texts/page-texts.ts';

import { texts as requestTexts } from './failed-request-texts.ts';

/** Of requests of applications, which cannot return to them (RFC 6749 section 4.1.2.1). */
const requestMessages = new Map<string | null, string>([
  ['invalid_client', requestTexts.unknownApplication],
  ['OAUTH_CLIENT_NOT_FOUND', requestTexts.unknownApplication],
  ['invalid_redirect_uri', requestTexts.wrongAddress],
  ['OAUTH_INTERACTION_EXPIRED', requestTexts.expired],
  ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', requestTexts.impersonating],
]);

/** Where a flow ends whose caller named this app's `/error` as its error page. */
export function FailedFlowScreen() {
  const [query] = useSearchParams();
  const error = query.get('error');
  return (
    <Problem
      title={redirectTexts.title}
      about={requestMessages.get(error) ?? redirectMessage(error ?? 'internal_server_error')}
      next={{ to: '/', label: texts.backToHome }}
    />
  );
}
