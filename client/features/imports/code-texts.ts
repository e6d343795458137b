import { localized } from '#client/components/texts/localized.ts';
import { reportTexts, type ReportCode } from '#shared/imports/report-texts.ts';

/** What the codes of a run say, by code. */
export const codeTexts = localized('importCodes', reportTexts satisfies Record<ReportCode, string>);
