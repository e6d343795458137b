/** The path of the calls: `/api/auth`. */
export const prefix = new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** Swagger UI, once it has started. */
let ui;
export const useTokensIn = (started) => (ui = started);

const changed = 'explorer:session';
let shownUser = null;

/** The user who is signed in on this page; null without one. */
export function useUser({ useSyncExternalStore }) {
  const subscribe = (listener) => {
    addEventListener(changed, listener);
    return () => removeEventListener(changed, listener);
  };
  return useSyncExternalStore(subscribe, () => shownUser);
}

const form = document.querySelector('#try-form');
const signOut = document.querySelector('#try-sign-out');
const statusLine = document.querySelector('.try [role=status]');

/** The answer of a sign-in: a session, or what is missing. */
function signedIn(answer) {
  if (typeof answer?.token === 'string') ui?.preauthorizeApiKey('bearer', answer.token);
  showUser(answer?.user);
  if (answer?.twoFactorRedirect)
    statusLine.textContent = 'This account has a second factor. Continue with the group “Second factors”.';
}

function signedOut() {
  ui.authActions.logout(['bearer']);
  showUser(null);
}

export function showUser(user) {
  form.hidden = Boolean(user);
  signOut.hidden = !user;
  statusLine.textContent = user ? `Signed in as ${user.email}.` : '';
  shownUser = user ?? null;
  dispatchEvent(new Event(changed));
}

/** Sends a call with the cookies of the page. */
export async function send(path, input) {
  const method = input === undefined ? 'GET' : 'POST';
  const body = input === undefined ? undefined : JSON.stringify(input);
  const response = await fetch(prefix + path, { method, body, headers: { 'content-type': 'application/json' } });
  return { response, answer: await response.json() };
}

export async function call(path, input) {
  const { response, answer } = await send(path, input);
  if (!response.ok) throw new Error(answer?.message ?? `Status ${response.status}`);
  return answer;
}

const showError = (error) => (statusLine.textContent = error.message);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  call('/sign-in/email', Object.fromEntries(new FormData(form))).then(signedIn, showError);
});
signOut.addEventListener('click', () => {
  call('/sign-out', {}).then(signedOut, showError);
});

/** A sign-in made here answers with a token: from then on it is sent as the bearer token, until a sign-out. */
export function keepToken(response) {
  const path = new URL(response.url, location.href).pathname.slice(prefix.length);
  if (!response.ok) return response;
  if (path === '/sign-out') signedOut();
  if (/^\/sign-(in|up)\//.test(path)) signedIn(response.body ?? JSON.parse(response.text || 'null'));
  return response;
}
