import express, { type NextFunction, type Request, type Response } from 'express';

const service = process.env['GATEHOUSE_URL'] ?? 'http://localhost:3000';

interface Session {
  user: { id: string; email: string; emailVerified: boolean; name: string; role: string };
  session: { id: string; expiresAt: string; activeOrganizationId: string | null };
}

/** Loads the session of the request, or answers 401. */
async function requireSession(request: Request, response: Response, next: NextFunction) {
  const { cookie = '', authorization = '' } = request.headers;
  const answer = await fetch(`${service}/api/auth/get-session?disableRefresh=true`, {
    headers: { cookie, authorization },
    signal: AbortSignal.timeout(5000),
  });
  if (!answer.ok) throw new Error(`get-session answered ${answer.status}`);
  const session = (await answer.json()) as Session | null;
  if (session === null) {
    response.status(401).json({ message: 'Sign in first' });
    return;
  }
  response.locals['session'] = session;
  next();
}

const app = express();

app.get('/me', requireSession, (_request, response) => {
  const { user } = response.locals['session'] as Session;
  response.json({ id: user.id, email: user.email });
});

app.listen(Number(process.env['PORT'] ?? 4000));
