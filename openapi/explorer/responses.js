import { copyButtonOf } from './copy.js';
import { inlineOf } from './schema.js';
import { prefix } from './session.js';

/** The headers of the answers that the page has scrolled to. */
const seen = new WeakSet();

/** An error with its codes, in place of the same example for each: the body of all of them is `{ code, message }`. */
function errorCodesOf(status, response) {
  const codes = response.getIn(['content', 'application/json', 'schema', 'properties', 'code', 'enum']);
  return Number(status) >= 400 && codes ? codes.toArray() : [];
}

/** The messages that the description of an error lists. */
const messagesOf = (description) =>
  Object.fromEntries([...description.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, code, message]) => [code, message]));

function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const kindOf = (status) => (status < 400 ? 'succeeded' : 'failed');

/** What a call answered on this page, then the responses of the document: a row for each status. */
export function responses({ React }) {
  const { createElement: h, Fragment, useLayoutEffect, useRef, useState } = React;
  const CopyButton = copyButtonOf(React);

  /** Status, time and body, in the shape of the sample that stands above the form. */
  function Answer({ response, line, url, getComponent, getConfigs }) {
    const root = useRef(null);
    const headers = response.get('headers');
    useLayoutEffect(() => {
      if (seen.has(headers)) return;
      seen.add(headers);
      root.current.scrollIntoView({ block: 'nearest' });
    }, [headers]);
    const isMissing = response.get('status') === undefined;
    const body = response.get('text');
    const values = headers.toJS();
    const id = values['x-request-id'];
    const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
    return h(
      'div',
      { ref: root, className: 'live-response', role: 'group', 'aria-label': 'Answer' },
      h(
        'div',
        { className: 'sample-bar' },
        h('p', { className: kindOf(response.get('status') ?? 500) }, line),
        typeof body === 'string' && body && h(CopyButton, { text: indented(body), what: 'the response' }),
      ),
      isMissing && h(getComponent('Markdown', true), { source: response.get('message') }),
      body
        ? h(getComponent('responseBody'), {
            content: body,
            contentType: values['content-type'],
            headers: values,
            url,
            getComponent,
            getConfigs,
          })
        : !isMissing && h('p', null, 'No body.'),
      lines.length > 0 &&
        h('details', null, h('summary', null, 'Response headers'), h('pre', { tabIndex: 0 }, lines.join('\n'))),
      id && h('p', { className: 'request-id' }, 'Request ID: ', h('code', null, id)),
    );
  }

  const ErrorCodes = ({ codes, messages }) =>
    h(
      'ul',
      { className: 'error-codes' },
      codes.map((code) =>
        h(
          'li',
          { key: code },
          h('a', { href: `${prefix}/docs/errors#${code}` }, h('code', null, code)),
          messages[code] && h('span', null, messages[code]),
        ),
      ),
    );

  /** A body of one media type: its example and its fields. */
  function Content({ type, media, specPath, fn, getComponent }) {
    const schema = media.get('schema')?.toJS();
    const sample = schema && fn.getSampleSchema(schema, type, { includeReadOnly: true }, media.get('example'));
    const text = typeof sample === 'string' ? sample : JSON.stringify(sample, null, 2);
    const isJson = type === 'application/json';
    const example = isJson && text && h(getComponent('HighlightCode', true), { language: 'json' }, text);
    return h(
      Fragment,
      null,
      !isJson && h('p', { className: 'facts' }, h('code', null, type)),
      isJson && h(getComponent('modelExample', true), { specPath, example, includeReadOnly: true }),
    );
  }

  const Headers = ({ headers }) =>
    h(
      'ul',
      { className: 'fields' },
      headers
        .entrySeq()
        .map(([name, header]) =>
          h(
            'li',
            { key: name },
            h('p', { className: 'field-name' }, h('code', null, name), h('span', null, 'header')),
            h('p', null, inlineOf(h, header.get('description', ''))),
          ),
        )
        .toArray(),
    );

  function StatusRow({ code, response, specPath, isFirst, ...system }) {
    const [isOpen, setOpen] = useState(isFirst);
    const description = response.get('description', '');
    const codes = errorCodesOf(code, response);
    const content = codes.length > 0 ? [] : (response.get('content')?.entrySeq().toArray() ?? []);
    const headers = response.get('headers');
    const title = [
      h('span', { key: 'status', className: kindOf(Number(code)) }, code),
      h('span', { key: 'text' }, inlineOf(h, description.split('\n\n')[0])),
      codes.length > 0 && h('small', { key: 'codes' }, `${codes.length} ${codes.length === 1 ? 'code' : 'codes'}`),
    ];
    if (codes.length + content.length === 0 && !headers) return h('div', { className: 'status-row' }, title);
    const contentPath = specPath.push('content');
    const details = () =>
      h(
        'div',
        null,
        codes.length > 0 && h(ErrorCodes, { codes, messages: messagesOf(description) }),
        content.map(([type, media]) =>
          h(Content, { key: type, type, media, specPath: contentPath.push(type, 'schema'), ...system }),
        ),
        headers && h(Headers, { headers }),
      );
    return h(
      'details',
      { className: 'status-row', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      h('summary', null, title),
      isOpen && details(),
    );
  }

  function Responses({ responses: documented, tryItOutResponse: answer, specPath, path, method, ...system }) {
    const { fn, getComponent, getConfigs, specSelectors } = system;
    const rows = documented
      .entrySeq()
      .filter(([code]) => !code.startsWith('x-'))
      .toArray();
    const status =
      answer && [answer.get('status') ?? 'No response', answer.get('statusText')].filter(Boolean).join(' ');
    const duration = answer?.get('duration');
    const line = answer ? `${status}${duration === undefined ? '' : ` in ${duration} ms`}` : '';
    const url = answer && specSelectors.requestFor(path, method)?.get('url');
    return h(
      'div',
      { className: 'responses-wrapper' },
      h('p', { role: 'status', className: 'visually-hidden' }, line),
      answer && h(Answer, { response: answer, line, url, getComponent, getConfigs }),
      h('h4', null, 'Responses'),
      rows.map(([code, response], index) =>
        h(StatusRow, {
          key: code,
          code,
          response,
          specPath: specPath.push(code),
          isFirst: index === 0,
          fn,
          getComponent,
        }),
      ),
    );
  }

  return { components: { responses: Responses } };
}
