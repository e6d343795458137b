/** What a call accepts, in words: `Session or API key`. Each requirement of its `security` has one scheme; an empty one means optional. */
export function authenticationOf(security) {
  const accepts = (scheme) => security.some((requirement) => requirement[scheme]);
  const words = [...(accepts('session') ? ['Session'] : []), ...(accepts('apiKey') ? ['API key'] : [])].join(' or ');
  const isOptional = security.some((requirement) => Object.keys(requirement).length === 0);
  return isOptional ? `${words}, optional` : words;
}

/** In the row of each call, in place of a padlock. */
export function authentication({ React: { createElement, createContext, useContext } }) {
  const Security = createContext();

  const provideSecurity = (OperationSummary) => (props) => {
    const security = props.operationProps.get('security');
    return createElement(Security.Provider, { value: security }, createElement(OperationSummary, props));
  };

  function Authentication() {
    const security = useContext(Security);
    return createElement('span', { className: 'authentication' }, security && authenticationOf(security.toJS()));
  }

  return {
    components: { authorizeOperationBtn: Authentication },
    wrapComponents: { OperationSummary: provideSecurity },
  };
}
