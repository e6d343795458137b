import type { TokenKey } from './define-token.ts';
import type { Feature } from './feature.ts';
import { features } from './features.ts';

/** The purposes of single-use tokens of all installed features. */
export const tokens: readonly TokenKey[] = features.flatMap(({ tokens: own = [] }: Feature) => own);
