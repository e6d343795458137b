import { refuse } from './rules.ts';

/** The largest message, decoded or inflated. Responses with hundreds of groups have about 60 KB. */
export const MESSAGE_LIMIT = 256 * 1024;

const XML_DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.0"|'1\.0')(?:\s+encoding\s*=\s*(?:"utf-8"|'utf-8'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/i;

/** G1: the text of a base64 message, without its XML declaration. */
export function decodeMessage(base64: string): string {
  if (base64.length > 2 * MESSAGE_LIMIT) refuse('G1', 'It is too long.');
  return decodeText(decodeBase64(base64));
}

/** Node ignores what is not base64: two different texts would be one message. */
export function decodeBase64(text: string): Buffer {
  const compact = text.replaceAll(/[\r\n]/g, '');
  const bytes = Buffer.from(compact, 'base64');
  if (compact === '' || bytes.toString('base64') !== compact) refuse('G1', 'It is not valid base64.');
  return bytes;
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MESSAGE_LIMIT) refuse('G1', `It has ${bytes.length} bytes.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    refuse('G1', 'It is not valid UTF-8.');
  }
  if (text.includes('\uFEFF')) refuse('G1', 'It contains a byte order mark.');
  const withoutDeclaration = text.replace(XML_DECLARATION, '');
  if (/^<\?xml\s/i.test(withoutDeclaration)) refuse('G1', 'Its XML declaration is not that of XML 1.0 in UTF-8.');
  return withoutDeclaration;
}
