import { refuse } from './rules.ts';
import { attribute, childElements, childrenNamed, isElement, textOf } from './xml.ts';

const MAX_ATTRIBUTES = 500;

/** G20: the attributes by name. A `Map`, because an attribute may be named `__proto__`. */
export function readAttributes(assertion: Element): Map<string, string[]> {
  const elements = childrenNamed(assertion, 'assertion', 'AttributeStatement').flatMap(childElements);
  if (elements.length > MAX_ATTRIBUTES) refuse('G20', `There are more than ${MAX_ATTRIBUTES} attributes.`);
  const attributes = new Map<string, string[]>();
  const formats = new Map<string, string | undefined>();
  for (const element of elements) {
    if (!isElement(element, 'assertion', 'Attribute')) refuse('G20', `There is an ${element.localName.slice(0, 100)}.`);
    const name = attribute(element, 'Name');
    if (!name) refuse('G20', 'An attribute has no name.');
    const format = attribute(element, 'NameFormat');
    // Keycloak sends one Attribute for each role. Two values stay two values: no reader takes the first or the last.
    if (formats.has(name) && formats.get(name) !== format) refuse('G20', `The attribute ${name} exists twice.`);
    formats.set(name, format);
    attributes.set(name, [...(attributes.get(name) ?? []), ...valuesOf(element)]);
  }
  return attributes;
}

function valuesOf(element: Element): string[] {
  return childElements(element).map((value) => {
    if (!isElement(value, 'assertion', 'AttributeValue')) refuse('G20', `An attribute contains ${value.localName}.`);
    return textOf(value, 'G20');
  });
}
