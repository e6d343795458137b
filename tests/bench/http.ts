import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Reuses connections. `fetch` would take a tenth of the processor time of the servers. */
const agent = new Agent({ keepAlive: true });

interface RequestInput {
  body?: object;
  cookie?: string;
}

/** Makes a JSON call and returns its answer and the cookies that it set. */
export async function post(port: number, path: string, { body, cookie = '' }: RequestInput & { body: object }) {
  const { answer, ...rest } = await send(port, path, { body, cookie });
  return { answer: JSON.parse(answer) as Record<string, unknown>, ...rest };
}

/** Whether get-session answers a session, and the cookies that it sets. */
export async function getSession(port: number, cookie: string): Promise<{ hasSession: boolean; cookie: string }> {
  const { answer, cookie: set } = await send(port, '/get-session', { cookie });
  return { hasSession: answer !== 'null', cookie: set };
}

async function send(port: number, path: string, { body, cookie = '' }: RequestInput) {
  const headers = { origin: 'http://localhost:3000', cookie, ...(body && { 'content-type': 'application/json' }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, port, method: body ? 'POST' : 'GET', path: `/api/auth${path}`, headers }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${answer}`);
  const cookies = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!);
  return { answer, cookie: cookies.join('; ') };
}

export const PASSWORD = 'a long password';

/** Signs up a user and returns the cookies and the id. */
export async function signUp(port: number, email: string): Promise<{ cookie: string; userId: string }> {
  const { answer, cookie } = await post(port, '/sign-up/email', { body: { email, password: PASSWORD, name: 'Bench' } });
  return { cookie, userId: (answer['user'] as { id: string }).id };
}
