import { refuse } from './rules.ts';

const MAX_TAGS = 6000;
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 64;

// NEL and the line separator are refused as well, because the parser turns them into line feeds.
const FORBIDDEN_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\uFFFE\uFFFF]/;
const TAG =
  /<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE_VALUE = /=\s*(?:"[^"]*"|'[^']*')/g;
const REFERENCE = /&(?:(?:amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/y;

/** G2: what the text may contain, before a parser sees it. Every step is linear in the length of the text. */
export function checkText(text: string): void {
  if (FORBIDDEN_CHARACTER.test(text)) refuse('G2', 'It contains a control character.');
  checkReferences(text);
  const open: string[] = [];
  let tags = 0;
  let roots = 0;
  let position = 0;
  while (position < text.length) {
    const next = text.indexOf('<', position);
    const between = text.slice(position, next < 0 ? undefined : next);
    if (open.length === 0 && between.trim() !== '') refuse('G2', 'It has text outside the root element.');
    if (between.includes(']]>')) refuse('G2', 'It contains the end of a CDATA section.');
    if (next < 0) break;

    if (text.startsWith('<!--', next)) {
      if (open.length === 0) refuse('G2', 'It has a comment outside the root element.');
      position = endOfComment(text, next);
      continue;
    }
    TAG.lastIndex = next;
    const tag = TAG.exec(text);
    if (!tag) refuse('G2', describeMarkup(text.slice(next, next + 2)));
    const [whole, closing, name, attributes, selfClosing] = tag as unknown as [string, string, string, string, string];
    if (++tags > MAX_TAGS) refuse('G2', `It has more than ${MAX_TAGS} tags.`);
    if (attributes.length > 0 && attributes.match(ATTRIBUTE_VALUE)!.length > MAX_ATTRIBUTES)
      refuse('G2', `An element has more than ${MAX_ATTRIBUTES} attributes.`);
    if (closing) {
      if (open.pop() !== name || attributes || selfClosing) refuse('G2', `The tag </${name}> has no beginning.`);
    } else {
      if (open.length === 0 && ++roots > 1) refuse('G2', 'It has more than one root element.');
      if (!selfClosing && open.push(name) > MAX_DEPTH) refuse('G2', `It is nested deeper than ${MAX_DEPTH} levels.`);
    }
    position = next + whole.length;
  }
  if (open.length > 0 || roots === 0) refuse('G2', 'It is incomplete.');
}

/** Entities would let a document grow or read files; only the five of XML and references to characters exist here. */
function checkReferences(text: string): void {
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    REFERENCE.lastIndex = at;
    const reference = REFERENCE.exec(text);
    if (!reference) refuse('G2', 'It refers to an entity.');
    const [, decimal, hexadecimal] = reference;
    const codePoint = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : 0x20;
    if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff))
      refuse('G2', 'It refers to no character.');
    if (FORBIDDEN_CHARACTER.test(String.fromCodePoint(codePoint))) refuse('G2', 'It refers to a control character.');
  }
}

function endOfComment(text: string, start: number): number {
  const end = text.indexOf('--', start + 4);
  if (end < 0 || text[end + 2] !== '>') refuse('G2', 'It has a malformed comment.');
  return end + 3;
}

function describeMarkup(start: string): string {
  if (start === '<!') return 'It has a DOCTYPE, an entity declaration or a CDATA section.';
  if (start === '<?') return 'It has a processing instruction.';
  return 'It has a malformed tag.';
}
