import { sharedFeatures } from './shared-features.ts';

/** The files that follow from the list of features alone, with their text. */
export function generatedFiles(): Record<string, string> {
  return { 'shared/features.ts': sharedFeatures() };
}
