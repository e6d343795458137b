import { describe } from './fields.js';

/** Choices of this many fields are shown at once. */
const SHORT = 12;
const counted = (fields) => `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`;

/** A text with names in backticks. */
export const inlineOf = (h, text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? h('code', { key: index }, part) : part));

/** The part of a document at this path, through references. */
export function partAt(document, path) {
  const through = (node) => {
    const reference = node?.get?.('$ref');
    return reference ? through(document.getIn(reference.slice(2).split('/'))) : node;
  };
  return through(path.reduce((node, key) => through(node)?.get?.(key), document));
}

/** Schemas as lists of fields, in place of tabs with an example and a tree. */
export function schemas({ React }) {
  const { createElement: h, Fragment, useMemo, useState } = React;

  /** Drawn when it is opened: schemas may contain themselves. */
  function Folded({ title, isOpen: wasOpen = false, children }) {
    const [isOpen, setOpen] = useState(wasOpen);
    return h(
      'details',
      { className: 'folded', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      h('summary', null, title),
      isOpen && children(),
    );
  }

  function Field({ name, schema, mark, ...context }) {
    const { type, description, facts, groups } = describe(schema, context.resolve);
    return h(
      'li',
      null,
      h(
        'p',
        { className: 'field-name' },
        h('code', null, name),
        h('span', null, type),
        mark && h('span', { className: mark }, mark),
      ),
      description && h('p', null, inlineOf(h, description)),
      facts.length > 0 && h('p', { className: 'facts' }, inlineOf(h, `${facts.join('. ')}.`)),
      groups.map(({ title, fields }) =>
        h(
          Folded,
          { key: title, title: groups.length > 1 ? `${title}: ${counted(fields)}` : `Show ${counted(fields)}` },
          () => h(Fields, { fields, ...context }),
        ),
      ),
    );
  }

  const Fields = ({ fields, isResponse, resolve }) =>
    h(
      'ul',
      { className: 'fields' },
      fields.map(([name, schema, isRequired]) => {
        const mark = isResponse ? !isRequired && 'optional' : isRequired && 'required';
        return h(Field, { key: name, name, schema, mark, isResponse, resolve });
      }),
    );

  /** The fields of a body: of one object, or of each that it may be. */
  function Schema({ schema, ...context }) {
    const { type, facts, groups } = describe(schema, context.resolve);
    const isShort = groups.flatMap(({ fields }) => fields).length <= SHORT;
    return h(
      Fragment,
      null,
      type !== 'object' && h('p', { className: 'facts' }, inlineOf(h, [type, ...facts].join('. '))),
      groups.length === 1 && h(Fields, { fields: groups[0].fields, ...context }),
      groups.length > 1 && h('p', { className: 'facts' }, 'One of:'),
      groups.length > 1 &&
        groups.map(({ title, fields }) =>
          h(Folded, { key: title, title: `${title}: ${counted(fields)}`, isOpen: isShort }, () =>
            h(Fields, { fields, ...context }),
          ),
        ),
    );
  }

  /** Of a request, its fields, below the editor while it is tried out; the sample has the example. Of a response, both. */
  function ModelExample({ specPath, specSelectors, example, isExecute = false, includeReadOnly: isResponse = false }) {
    const document = specSelectors.specJson();
    const schema = useMemo(() => partAt(document, specPath)?.toJS(), [document, specPath.join(' ')]);
    const resolve = (reference) => document.getIn(reference.slice(2).split('/')).toJS();
    const fields = () => schema && h(Schema, { schema, resolve, isResponse });
    return h(
      'div',
      { className: 'schema' },
      (isExecute || isResponse) && example,
      isExecute ? h(Folded, { title: 'Fields' }, fields) : fields(),
    );
  }

  return { components: { modelExample: ModelExample } };
}
