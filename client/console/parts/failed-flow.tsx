import { useSearchParams } from 'react-router';

import { Problem } from './problem.tsx';
import { redirectMessage } from '#client/components/text/redirect-message.ts';
import { texts as redirectTexts } from '#client/components/texts/sign-in/redirect-texts.ts';
import { texts } from '#client/components/texts/page-texts.ts';

/** Where a flow ends whose caller named this app's `/error` as its error page. */
export function FailedFlowScreen() {
  const [query] = useSearchParams();
  return (
    <Problem
      title={redirectTexts.title}
      about={redirectMessage(query.get('error') ?? 'internal_server_error')}
      next={{ to: '/', label: texts.backToHome }}
    />
  );
}
