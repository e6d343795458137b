import { scopeTexts } from '#generated/texts/scopes.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';

/** What a scope of the API allows a program. */
export const scopeWords = (scope: ServiceScope): string => scopeTexts[scope];
