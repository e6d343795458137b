import { parse, type Filter } from 'scim2-parse-filter';

import { invalid, type ScimType } from '#server/features/scim/scim-error.ts';

const MAX_CHARACTERS = 1000;
const MAX_TERMS = 50;

/** The tree of a filter (RFC 7644, section 3.4.2.2), within limits. */
export function parseFilter(text: string, scimType: ScimType = 'invalidFilter'): Filter {
  if (text.length > MAX_CHARACTERS) throw invalid(scimType, `A filter is limited to ${MAX_CHARACTERS} characters`);
  const filter = parseText(text, scimType);
  if (countTerms(filter) > MAX_TERMS) throw invalid(scimType, `A filter is limited to ${MAX_TERMS} terms`);
  return filter;
}

function parseText(text: string, scimType: ScimType): Filter {
  try {
    return parse(withLowerBooleans(text));
  } catch {
    // Also of a stack overflow by nested parentheses.
    throw invalid(scimType, 'The filter cannot be parsed');
  }
}

/** The parser accepts `true` and `false` only; Entra sends `True` and `False`. Quoted texts stay as they are. */
function withLowerBooleans(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false)\b/gi, (found) =>
    found.startsWith('"') ? found : found.toLowerCase(),
  );
}

function countTerms(filter: Filter): number {
  if ('filters' in filter) return filter.filters.reduce((sum, term) => sum + countTerms(term), 0);
  if ('filter' in filter) return countTerms(filter.filter);
  return 'valFilter' in filter ? countTerms(filter.valFilter) : 1;
}
