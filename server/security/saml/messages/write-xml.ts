import { namespaces } from '#server/security/saml/names.ts';

/** An element of a message or a metadata document; attributes that are undefined are left out. */
export interface XmlElement {
  name: `${keyof typeof prefixes}:${string}`;
  attributes?: Record<string, string | undefined>;
  children?: readonly (XmlElement | string)[];
}

const prefixes = {
  samlp: namespaces.protocol,
  saml: namespaces.assertion,
  md: namespaces.metadata,
  ds: namespaces.signature,
} as const;

/** The text of a document. The root declares all prefixes, of which unused ones are harmless. */
export function writeXml({ attributes, ...root }: XmlElement): string {
  const declarations = Object.entries(prefixes).map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace]);
  return writeElement({ ...root, attributes: { ...Object.fromEntries(declarations), ...attributes } });
}

function writeElement({ name, attributes = {}, children = [] }: XmlElement): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === undefined ? '' : ` ${attribute}="${escape(value)}"`,
  );
  const content = children.map((child) => (typeof child === 'string' ? escape(child) : writeElement(child)));
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Characters that XML 1.0 does not allow are left out. */
function escape(text: string): string {
  return text
    .replaceAll(/[&<>"\t\n\r]/g, (character) => references[character]!)
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}
