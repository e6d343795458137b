import { Problem } from '#client/console/parts/problem.tsx';
import type { CallFailure } from '#client/sdk/errors.ts';

import { texts } from './texts.ts';

/** Of a link that was refused. Other failures may pass. */
export function unusableLink({ status }: CallFailure) {
  return status === 401 ? <Problem {...texts.page.unusable} /> : undefined;
}
