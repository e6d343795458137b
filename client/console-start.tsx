import { ConsoleApp } from './console/console-app.tsx';
import type { Feature } from './console/feature.ts';
import { addErrorTexts } from '#client/components/text/error-message.ts';
import { features } from './features.ts';
import { viewAt } from './features/sign-in/sign-in-pages.tsx';

for (const { errors } of features as readonly Feature[]) addErrorTexts(errors);

const isElsewhere = (pathname: string) => viewAt(pathname) !== undefined;

export function Console() {
  return <ConsoleApp features={features} isElsewhere={isElsewhere} />;
}
