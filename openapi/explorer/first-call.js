import { copyButtonOf } from './copy.js';
import { ways, stepsOf } from './first-steps.js';
import { openCall } from './navigation.js';
import { send, useUser } from './session.js';

/** Of an organization that no one else has created. */
const newSlug = () => `acme-${Date.now().toString(36).slice(-6)}`;

/** Three calls to begin with, above the list of all. */
export function firstCall({ React }) {
  const { createElement: h, Fragment, useState } = React;
  const CopyButton = copyButtonOf(React);

  function CallLink({ operationId, children, specSelectors, ...layout }) {
    const tag = tagOf(specSelectors.specJson(), operationId);
    if (tag === undefined) return null;
    const open = (event) => openCall(event, { tag, operationId, ...layout });
    return h('a', { href: `#/${encodeURIComponent(tag)}/${operationId}`, onClick: open }, children);
  }

  /** Sends the call with the session of this page, and shows the answer. */
  function Run({ title, run, onSuccess }) {
    const [answer, setAnswer] = useState(null);
    const start = () =>
      send(run.path, run.input).then(
        (next) => {
          setAnswer({ status: next.response.status, text: JSON.stringify(next.answer, null, 2) });
          if (next.response.ok) onSuccess();
        },
        (error) => setAnswer({ text: error.message }),
      );
    return h(
      Fragment,
      null,
      h('button', { type: 'button', 'aria-label': `Run it here: ${title}`, onClick: start }, 'Run it here'),
      h('span', { role: 'status' }, answer?.status && `Answered ${answer.status}`),
      answer && h('pre', { tabIndex: 0, 'aria-label': `Answer: ${title}`, className: 'step-answer' }, answer.text),
    );
  }

  function Step({ step, isSignedIn, onSuccess, ...system }) {
    const { title, about, operationId, other, command, run } = step;
    return h(
      'li',
      null,
      h('h3', null, title),
      h(
        'p',
        null,
        about,
        other && [
          ` ${other.about} `,
          h(CallLink, { key: 'other', operationId: other.operationId, ...system }, other.title),
        ],
      ),
      h(
        'div',
        { className: 'step-command' },
        h(system.getComponent('SyntaxHighlighter', true), { language: 'bash', className: 'microlight' }, command),
        h(CopyButton, { text: command, what: title }),
      ),
      h(
        'div',
        { className: 'step-actions' },
        h(CallLink, { operationId, ...system }, 'Open the call'),
        run && isSignedIn && h(Run, { title, run, onSuccess }),
      ),
    );
  }

  function FirstCall({ specSelectors, layoutActions, layoutSelectors, getComponent }) {
    const user = useUser(React);
    const [way, choose] = useState('session');
    const [slug, setSlug] = useState(newSlug);
    const baseUrl = specSelectors.specJson().getIn(['servers', 0, 'url']);
    const system = { specSelectors, layoutActions, layoutSelectors, getComponent };
    const hint = user ? `Signed in here as ${user.email}.` : 'Sign in above to run the calls on this page.';
    return h(
      'section',
      { className: 'first-call', 'aria-labelledby': 'first-call' },
      h(
        'div',
        { className: 'first-call-head' },
        h('h2', { id: 'first-call' }, 'Make your first call'),
        h(
          'div',
          { role: 'group', 'aria-label': 'Authentication' },
          Object.entries(ways).map(([name, label]) =>
            h(
              'button',
              { key: name, type: 'button', 'aria-pressed': name === way, onClick: () => choose(name) },
              label,
            ),
          ),
        ),
        way === 'session' && h('p', null, hint),
      ),
      h(
        'ol',
        null,
        stepsOf(way, { baseUrl, email: user?.email, slug }).map((step) =>
          h(Step, {
            key: step.operationId,
            step,
            isSignedIn: Boolean(user),
            onSuccess: () => step.operationId === 'organizationCreate' && setSlug(newSlug()),
            ...system,
          }),
        ),
      ),
    );
  }

  return { components: { FirstCall } };
}

/** The group of a call; undefined if the service does not have it. */
function tagOf(document, operationId) {
  const calls = document
    .get('paths')
    .valueSeq()
    .flatMap((methods) => methods.valueSeq());
  return calls.find((call) => call.get('operationId') === operationId)?.getIn(['tags', 0]);
}
