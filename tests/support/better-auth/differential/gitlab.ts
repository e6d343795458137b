import { LoopbackServer } from '#tests/support/peers/loopback.ts';

/** A GitLab on loopback. The code of the callback names the user: `linking` is `linking@social.example.com`. */
export function startGitLab(): Promise<LoopbackServer> {
  return LoopbackServer.start(({ path, headers, body }) => {
    if (path === '/oauth/token') {
      const name = body['code'] ?? body['refresh_token'];
      if (name === 'wrong') return { status: 400, body: { error: 'invalid_grant' } };
      const tokens = { access_token: name, refresh_token: name, token_type: 'Bearer', expires_in: 7200 };
      return { body: { ...tokens, scope: 'read_user', created_at: 1_700_000_000 } };
    }
    const name = headers['authorization']!.replace('Bearer ', '');
    const email = `${name}@social.example.com`;
    return {
      body: {
        id: Buffer.from(name).reduce((sum, byte) => sum * 31 + byte, 7),
        username: name,
        name,
        email,
        confirmed_at: '2026-01-01T00:00:00.000Z',
        avatar_url: 'https://example.com/a.png',
        state: 'active',
        locked: false,
        email_verified: true,
      },
    };
  });
}
