import { namespaces } from './names.ts';
import { refuse, type GateRule } from './rules.ts';

type Namespace = keyof typeof namespaces;

/** G3: the root element of a text that passed `checkText`. The parser is the one of `xml-crypto`: two would disagree. */
export async function parseXml(text: string): Promise<Element> {
  const { DOMParser } = await import('@xmldom/xmldom');
  const problems: string[] = [];
  const note = (message: string) => void problems.push(message);
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  let root: Element | null | undefined;
  try {
    root = parser.parseFromString(text, 'text/xml')?.documentElement;
  } catch {
    refuse('G3', 'The parser refused it.');
  }
  if (problems.length > 0 || !root) refuse('G3', 'The parser reported a problem.');
  for (const element of elementsOf(root)) {
    const undeclared = [element, ...attributesOf(element)].find((node) => node.prefix && !node.namespaceURI);
    if (undeclared) refuse('G3', `The prefix ${undeclared.prefix} is not declared.`);
  }
  return root;
}

export async function serializeXml(root: Element): Promise<string> {
  const { XMLSerializer } = await import('@xmldom/xmldom');
  return new XMLSerializer().serializeToString(root);
}

/** The element and everything below it, in the order of the document. */
export function elementsOf(root: Element): Element[] {
  return [root, ...Array.from(root.getElementsByTagName('*'))];
}

export function attributesOf(element: Element): Attr[] {
  return Array.from(element.attributes);
}

export function childElements(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

export function isElement(node: Node | null | undefined, namespace: Namespace, name: string): boolean {
  const element = node?.nodeType === 1 ? (node as Element) : undefined;
  return element?.namespaceURI === namespaces[namespace] && element.localName === name;
}

export function childrenNamed(parent: Element, namespace: Namespace, name: string): Element[] {
  return childElements(parent).filter((child) => isElement(child, namespace, name));
}

/** Whether the children are these, in this order; a name that ends in `?` may be missing. */
export function hasChildren(parent: Element, namespace: Namespace, names: string[]): boolean {
  const rest = childElements(parent);
  for (const name of names) {
    const required = !name.endsWith('?');
    if (isElement(rest[0], namespace, name.replace('?', ''))) rest.shift();
    else if (required) return false;
  }
  return rest.length === 0;
}

/** An attribute without namespace. `getAttribute` would take a missing one for an empty one. */
export function attribute(element: Element, name: string): string | undefined {
  return element.hasAttribute(name) ? element.getAttribute(name)! : undefined;
}

/** The text of an element that contains nothing but text. */
export function textOf(element: Element, rule: GateRule): string {
  if (Array.from(element.childNodes).some((node) => node.nodeType !== 3))
    refuse(rule, `${element.localName} contains more than text.`);
  return element.textContent ?? '';
}

export function hasAncestor(element: Element, namespace: Namespace, name: string): boolean {
  for (let node = element.parentNode; node; node = node.parentNode) if (isElement(node, namespace, name)) return true;
  return false;
}
