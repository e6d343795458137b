import { copyButtonOf } from './copy.js';
import { languages, samplesOf, tokenNote } from './samples.js';
import { prefix } from './session.js';

/** Drawn when wanted, as the groups are. */
const foldWebhooks = (Webhooks, { React: { createElement, useState } }) =>
  function FoldedWebhooks(props) {
    const [isOpen, setOpen] = useState(location.hash.startsWith('#/webhooks/'));
    return createElement(
      'details',
      { className: 'webhook-list', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      createElement('summary', null, createElement('h2', null, 'Webhooks')),
      isOpen && createElement(Webhooks, props),
    );
  };

const languageKey = 'gatehouse.explorer.language';

/** The language of all samples, also those in other tabs. */
function useLanguage({ useSyncExternalStore }) {
  const subscribe = (listener) => {
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  };
  const choose = (language) => {
    localStorage.setItem(languageKey, language);
    dispatchEvent(new Event('storage'));
  };
  return [useSyncExternalStore(subscribe, () => localStorage.getItem(languageKey) ?? 'curl'), choose];
}

/** The call as a program, above the parameters. Webhooks have none: the service sends them. */
const showSamples = (Parameters, { React, getComponent, specSelectors }) => {
  const { createElement: h, Fragment, useMemo } = React;
  const CopyButton = copyButtonOf(React);

  function Sample({ call }) {
    const samples = useMemo(() => samplesOf(call), [call]);
    const [chosen, choose] = useLanguage(React);
    const language = chosen in samples ? chosen : 'curl';
    const tabs = Object.keys(samples).map((key) =>
      h(
        'button',
        { key, type: 'button', 'aria-pressed': key === language, onClick: () => choose(key) },
        languages[key],
      ),
    );
    const note = tokenNote(call.operation);
    return h(
      'div',
      { className: 'request-sample' },
      h(
        'div',
        { className: 'sample-bar' },
        h('div', { role: 'group', 'aria-label': 'Language' }, tabs),
        h(CopyButton, { text: samples[language], what: `as ${languages[language]}` }),
      ),
      h('pre', { tabIndex: 0 }, samples[language]),
      note && h(getComponent('Markdown', true), { source: note }),
    );
  }

  return function ParametersWithSamples(props) {
    const [path, method] = props.pathMethod;
    const spec = specSelectors.specJson();
    const operation = spec.getIn(['paths', path, method]);
    const call = useMemo(
      () =>
        operation && {
          baseUrl: spec.getIn(['servers', 0, 'url']),
          path,
          method,
          operation: operation.toJS(),
          sharedParameters: spec.getIn(['components', 'parameters']).toJS(),
        },
      [operation],
    );
    return h(Fragment, null, call && h(Sample, { call }), h(Parameters, props));
  };
};

/** Of an error its codes, in place of the same example for each: the body of all of them is `{ code, message }`. */
const listErrorCodes = (Response, { React: { createElement: h }, getComponent }) =>
  function ResponseOrErrorCodes(props) {
    const { code: status, response, className } = props;
    const codes = response.getIn(['content', 'application/json', 'schema', 'properties', 'code', 'enum']);
    if (Number(status) < 400 || !codes) return h(Response, props);
    const links = codes
      .toArray()
      .map((code) => h('li', { key: code }, h('a', { href: `${prefix}/docs/errors#${code}` }, h('code', null, code))));
    return h(
      'tr',
      { className: `response ${className}` },
      h('td', { className: 'response-col_status' }, status),
      h(
        'td',
        { className: 'response-col_description' },
        h(getComponent('Markdown', true), { source: response.get('description') }),
        h('ul', { className: 'error-codes' }, links),
      ),
    );
  };

/** With an answer, the id under which the log of the service has it. */
const showRequestId = (LiveResponse, { React: { createElement, Fragment } }) =>
  function ResponseWithId(props) {
    const id = props.response.getIn(['headers', 'x-request-id']);
    const line = createElement('p', { className: 'request-id' }, 'Request ID: ', createElement('code', null, id));
    return createElement(Fragment, null, createElement(LiveResponse, props), id && line);
  };

export const callComponents = () => ({
  wrapComponents: {
    Webhooks: foldWebhooks,
    parameters: showSamples,
    response: listErrorCodes,
    liveResponse: showRequestId,
  },
});
