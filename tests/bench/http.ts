/** A JSON call to a server of the bench; its answer, and the cookies that it set. */
export async function post(port: number, path: string, { body, cookie = '' }: { body: object; cookie?: string }) {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return { answer: (await response.json()) as Record<string, unknown>, cookie: cookiesOf(response) };
}

/** The cookies that a look at the session sets. */
export async function lookedAt(port: number, cookie: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/get-session`, { headers: { cookie } });
  await response.arrayBuffer();
  return cookiesOf(response);
}

function cookiesOf(response: Response): string {
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return cookies.join('; ');
}

export const PASSWORD = 'a long password';

/** Somebody new: the cookies of their session, and who they are. */
export async function signUp(port: number, email: string): Promise<{ cookie: string; userId: string }> {
  const { answer, cookie } = await post(port, '/sign-up/email', { body: { email, password: PASSWORD, name: 'Bench' } });
  return { cookie, userId: (answer['user'] as { id: string }).id };
}
