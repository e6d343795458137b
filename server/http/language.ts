import type { IncomingHttpHeaders } from 'node:http';

import { firstOffered, LANGUAGE_COOKIE, type Language } from '#shared/lib/language/languages.ts';

const chosen = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([\\w-]+)`);

/** The language that the user chose in this browser, else the preferred one of the browser, else the first one. */
export function languageOf(headers: IncomingHttpHeaders, { languages }: { languages: readonly Language[] }): Language {
  const choice = chosen.exec(headers.cookie ?? '')?.[1];
  const tags = [...(choice === undefined ? [] : [choice]), ...acceptedTags(headers['accept-language'])];
  return firstOffered(tags, languages) ?? languages[0]!;
}

/** The tags of the header, the preferred ones first (RFC 9110 section 12.5.4). */
function acceptedTags(header = ''): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/i);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
