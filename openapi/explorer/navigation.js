const moved = 'explorer:moved';
const addressOf = (tag, operationId) => `#/${encodeURIComponent(tag)}${operationId ? `/${operationId}` : ''}`;

/** The groups with the calls whose group, path or summary contains the phrase. */
function filterGroups(groups, phrase) {
  const wanted = phrase.toLowerCase();
  const has = (text) => text.toLowerCase().includes(wanted);
  const matches = (call) => has(call.get('path')) || has(call.getIn(['operation', 'summary'], ''));
  return groups
    .map((group, tag) => (has(tag) ? group : group.update('operations', (calls) => calls.filter(matches))))
    .filter((group) => group.get('operations').size > 0);
}

/** A list of all calls beside those that are open, and the introduction without a second title. */
export function navigation({ React }) {
  const { createElement: h, createContext, Fragment, useContext, useEffect, useMemo, useRef, useState } = React;
  const GroupSize = createContext();

  function CallLink({ tag, call, current, layoutActions, layoutSelectors }) {
    const { method } = call;
    const operationId = call.operation.operationId;
    const address = addressOf(tag, operationId);
    const open = (event) => openCall(event, { tag, operationId, layoutActions, layoutSelectors });
    const isCurrent = current === address;
    const link = useRef(null);
    useEffect(() => {
      if (isCurrent) link.current.scrollIntoView({ block: 'nearest' });
    }, [isCurrent]);
    return h(
      'a',
      { ref: link, href: address, title: call.path, onClick: open, 'aria-current': isCurrent ? 'true' : undefined },
      h('span', { className: `method ${method}` }, method.toUpperCase()),
      h('span', null, call.operation.summary.replaceAll('`', '')),
    );
  }

  function Group({ tag, calls, isFirst, isFiltered, ...rest }) {
    const isCurrent = `${rest.current}/`.startsWith(`${addressOf(tag)}/`);
    const [isOpen, setOpen] = useState(isFirst);
    useEffect(() => {
      if (isCurrent) setOpen(true);
    }, [isCurrent]);
    const isShown = isOpen || isFiltered;
    const toggle = ({ currentTarget }) => isFiltered || setOpen(currentTarget.open);
    const items = calls.map((call) => h('li', { key: call.id }, h(CallLink, { tag, call, ...rest })));
    return h(
      'details',
      { open: isShown, onToggle: toggle },
      h('summary', null, h('span', null, tag), h('span', { className: 'count' }, calls.length)),
      isShown && h('ul', null, items),
    );
  }

  function Navigation({ specSelectors, layoutSelectors, layoutActions }) {
    const current = useCurrentAddress(React);
    const filter = layoutSelectors.currentFilter();
    const phrase = typeof filter === 'string' ? filter : '';
    const document = specSelectors.specJson();
    const groups = useMemo(
      () =>
        specSelectors
          .taggedOperations()
          .entrySeq()
          .map(([tag, group]) => [tag, group.get('operations').toJS()])
          .toArray(),
      [document, phrase],
    );
    return h(
      'nav',
      { className: 'calls-navigation', 'aria-label': 'Calls' },
      h('input', {
        type: 'search',
        className: 'filter-calls',
        'aria-label': 'Filter calls',
        placeholder: 'Filter calls',
        value: phrase,
        onChange: ({ target }) => layoutActions.updateFilter(target.value),
      }),
      groups.map(([tag, calls], index) =>
        h(Group, {
          key: tag,
          tag,
          calls,
          current,
          isFirst: index === 0 && location.hash.length <= 2,
          isFiltered: phrase !== '',
          layoutActions,
          layoutSelectors,
        }),
      ),
      groups.length === 0 && phrase && h('p', { role: 'status' }, `No call matches “${phrase}”.`),
    );
  }

  const ExplorerLayout = ({ getComponent }) =>
    h(
      'div',
      { className: 'explorer-columns' },
      h(getComponent('Navigation', true)),
      h('div', null, h(getComponent('BaseLayout', true))),
    );

  const Introduction = ({ specSelectors, getComponent }) =>
    h(
      'div',
      { className: 'introduction' },
      h(getComponent('Markdown', true), { source: specSelectors.info().get('description') }),
      h(getComponent('FirstCall', true)),
      h(HowCallsWork, { sections: specSelectors.info().get('x-sections'), getComponent }),
    );

  /** The first row of the list of groups. */
  function HowCallsWork({ sections, getComponent }) {
    const [isOpen, setOpen] = useState(false);
    const titles = [...sections.matchAll(/^## (.+)$/gm)].map(([, title]) => title.toLowerCase());
    return h(
      'details',
      { className: 'group-row', open: isOpen, onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      h(
        'summary',
        null,
        h('h2', null, 'How calls work'),
        h('small', null, `Requests and errors, ${titles.join(', ')}.`),
        h(getComponent(isOpen ? 'ArrowUpIcon' : 'ArrowDownIcon'), { className: 'arrow' }),
      ),
      h(getComponent('Markdown', true), { source: sections }),
    );
  }

  /** Names of calls and groups without a link, since they stand in the button that opens them. Groups have their size. */
  function DeepLink({ text }) {
    const { tag, size } = useContext(GroupSize) ?? {};
    const count = text === tag && h('span', { className: 'count' }, `${size} ${size === 1 ? 'call' : 'calls'}`);
    return h(Fragment, null, h('span', null, text), count);
  }

  const countCalls = (OperationTag) => (props) =>
    h(
      GroupSize.Provider,
      { value: { tag: props.tag, size: props.tagObj.get('operations').size } },
      h(OperationTag, props),
    );

  /** The navigation says that no call matches the filter. */
  const hideWithoutCalls =
    (Operations, { specSelectors }) =>
    (props) =>
      specSelectors.taggedOperations().size > 0 && h(Operations, props);

  const announceMove =
    (show) =>
    (...args) => {
      const result = show(...args);
      dispatchEvent(new Event(moved));
      return result;
    };

  return {
    components: {
      ExplorerLayout,
      Navigation,
      DeepLink,
      InfoContainer: Introduction,
      FilterContainer: () => null,
      ServersContainer: () => null,
    },
    wrapComponents: { OperationTag: countCalls, operations: hideWithoutCalls },
    fn: { opsFilter: filterGroups },
    statePlugins: { layout: { wrapActions: { show: announceMove } } },
  };
}

/** The address of the call that was opened last, as in the links. */
function useCurrentAddress({ useSyncExternalStore }) {
  const subscribe = (listener) => {
    for (const type of [moved, 'popstate']) addEventListener(type, listener);
    return () => {
      for (const type of [moved, 'popstate']) removeEventListener(type, listener);
    };
  };
  return useSyncExternalStore(subscribe, () => location.hash);
}

/** Opens a call whose link was clicked. */
export function openCall(event, { tag, operationId, layoutActions, layoutSelectors }) {
  // A new tab or window, which finds the call by its address.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const group = ['operations-tag', tag];
  if (!layoutSelectors.isShown(group, false)) layoutActions.show(group, true);
  layoutActions.show(['operations', tag, operationId], true);
  requestAnimationFrame(() => reveal(operationId));
}

function reveal(operationId) {
  const opened = document.querySelector(`.opblock[id$="-${operationId}"]`);
  opened?.scrollIntoView();
  opened?.querySelector('.opblock-summary-control').focus({ preventScroll: true });
}
