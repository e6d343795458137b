import { Problem } from '#client/console/parts/problem.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';
import { texts as general } from '#client/components/texts/page-texts.ts';

export function NotFoundScreen() {
  return (
    <Problem title={texts.notFound.title} about={texts.notFound.about} next={{ to: '/', label: general.backToHome }} />
  );
}
