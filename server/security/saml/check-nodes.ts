import { refuse } from './rules.ts';
import { attributesOf, elementsOf } from './xml.ts';

const ID = /^[A-Za-z_][\w.-]{0,255}$/;
/** By local name, as the library that verifies signatures looks for them. */
const ID_ATTRIBUTES = new Set(['ID', 'Id', 'id']);

/** G5 and G6: ids that cannot be confused, and text that no comment or element can cut. */
export function checkNodes(root: Element): void {
  const ids = new Set<string>();
  for (const element of elementsOf(root)) {
    for (const { localName, value } of attributesOf(element)) {
      if (!ID_ATTRIBUTES.has(localName)) continue;
      if (!ID.test(value)) refuse('G5', `The id of ${element.localName} is malformed.`);
      if (ids.has(value)) refuse('G5', `The id ${value} exists twice.`);
      ids.add(value);
    }
    const nodes = Array.from(element.childNodes);
    const texts = nodes.filter(({ nodeType }) => nodeType === 3);
    if (nodes.some(({ nodeType }) => nodeType !== 1 && nodeType !== 3 && nodeType !== 8))
      refuse('G6', `${element.localName} contains a node that is no element, text or comment.`);
    if (texts.length < nodes.length && texts.some((text) => text.nodeValue?.trim()))
      refuse('G6', `The text of ${element.localName} is mixed with elements or comments.`);
  }
}
