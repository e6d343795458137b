/**
 * The first calls of a developer as commands. Runs in the browser, and has no other import than the quotes of a shell, so that
 * tests run what it returns.
 */
import { shellQuoted } from './samples.js';

/** How the calls authenticate. */
export const ways = { session: 'Email and password', apiKey: 'API key' };

const PASSWORD = 'your password';
const JSON_TYPE = `-H ${shellQuoted('content-type: application/json')}`;
const KEY = '-H "x-api-key: $GATEHOUSE_KEY"';

const lines = (...parts) => parts.join(' \\\n  ');
const body = (value) => `-d ${shellQuoted(JSON.stringify(value))}`;

/** The three steps of a way; `run` is what the page itself can send for a signed-in user. */
export function stepsOf(way, { baseUrl, email = 'you@example.com', slug }) {
  const organization = { name: 'Acme', slug };
  const url = (path) => shellQuoted(baseUrl + path);
  const create = {
    title: 'Create an organization',
    about: 'You are its owner. The slug is unique: choose another one to create a second organization.',
    operationId: 'organizationCreate',
  };
  if (way === 'apiKey') {
    return [
      {
        title: 'Create an API key',
        about:
          'Under API keys in your account, with the scopes organization:read and organization:create. It is shown once.',
        operationId: 'apiKeyCreate',
        command: `export GATEHOUSE_KEY='gk_…'`,
      },
      {
        title: 'List your organizations',
        about: 'An empty list at first. Without a valid key the answer is 401.',
        operationId: 'organizationList',
        command: lines(`curl ${url('/organization/list')}`, KEY),
      },
      { ...create, command: lines(`curl ${url('/organization/create')}`, KEY, JSON_TYPE, body(organization)) },
    ];
  }
  return [
    {
      title: 'Sign in',
      about: 'Stores the session in cookies.txt.',
      operationId: 'signInEmail',
      other: { about: 'No account yet?', operationId: 'signUpEmail', title: 'Sign up' },
      command: lines(`curl -c cookies.txt ${url('/sign-in/email')}`, JSON_TYPE, body({ email, password: PASSWORD })),
    },
    {
      title: 'Read the session',
      about: 'The answer has the user and the session. Without a session it is null.',
      operationId: 'getSession',
      command: `curl -b cookies.txt ${url('/get-session')}`,
      run: { path: '/get-session' },
    },
    {
      ...create,
      command: lines(`curl -b cookies.txt ${url('/organization/create')}`, JSON_TYPE, body(organization)),
      run: { path: '/organization/create', input: organization },
    },
  ];
}
