import { copyButtonOf } from './copy.js';
import { languages, samplesOf, tokenNote } from './samples.js';

/** Drawn when wanted, as the groups are. */
const foldWebhooks = (Webhooks, { React: { createElement: h, useState } }) =>
  function FoldedWebhooks(props) {
    const [isOpen, setOpen] = useState(location.hash.startsWith('#/webhooks/'));
    const Arrow = props.getComponent(isOpen ? 'ArrowUpIcon' : 'ArrowDownIcon');
    return h(
      'details',
      { className: 'group-row', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      h(
        'summary',
        null,
        h('h2', null, 'Webhooks'),
        h('small', null, 'What the service sends to your addresses when something happens.'),
        h(Arrow, { className: 'arrow' }),
      ),
      isOpen && h(Webhooks, props),
    );
  };

/** Swagger UI has no grammar for Python: keywords, strings and numbers look alike in that of JavaScript. */
const grammars = { curl: 'bash', javascript: 'javascript', typescript: 'javascript', python: 'javascript' };

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
    const SyntaxHighlighter = getComponent('SyntaxHighlighter', true);
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
      h(
        'div',
        { className: 'sample-code', tabIndex: 0 },
        h(SyntaxHighlighter, { language: grammars[language], className: 'microlight' }, samples[language]),
      ),
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
    const className = props.parameters.size > 0 ? 'call-inputs' : 'call-inputs without-parameters';
    return h(Fragment, null, call && h(Sample, { call }), h('div', { className }, h(Parameters, props)));
  };
};

/** Calls are sent, in the words of other references. */
const nameExecute = (Execute, { React: { cloneElement } }) =>
  class Send extends Execute {
    render() {
      return cloneElement(super.render(), null, 'Send request');
    }
  };

/** The media type of a body as a text, unless there are several to choose from. */
const nameOnlyType = (ContentType, { React: { createElement: h, Fragment } }) =>
  function ContentTypeOrName(props) {
    if (props.contentTypes?.size !== 1) return h(ContentType, props);
    return h(
      Fragment,
      null,
      h('span', { className: 'only-type' }, props.contentTypes.first()),
      // It sets the type of the request.
      h('span', { hidden: true }, h(ContentType, props)),
    );
  };

export function callComponents({ React }) {
  const CopyButton = copyButtonOf(React);
  const CopyPath = ({ textToCopy }) =>
    React.createElement(
      'span',
      { className: 'copy-path' },
      React.createElement(CopyButton, { text: textToCopy, what: 'path' }),
    );
  return {
    components: { CopyToClipboardBtn: CopyPath },
    wrapComponents: {
      Webhooks: foldWebhooks,
      parameters: showSamples,
      execute: nameExecute,
      contentType: nameOnlyType,
    },
  };
}
