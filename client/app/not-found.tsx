import { Problem } from './problem.tsx';
import { texts } from './signed-in-texts.ts';
import { texts as general } from './texts.ts';

export function NotFoundScreen() {
  return (
    <Problem title={texts.notFound.title} about={texts.notFound.about} next={{ to: '/', label: general.backToHome }} />
  );
}
