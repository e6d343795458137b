import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { signUpVerified, victim, type MailCauses } from '#tests/support/calls/mail-causes.ts';
import { Application, postForm } from '#tests/support/oauth/application.ts';
import { runSql } from '#tests/support/postgres.ts';

const offline = { scope: 'openid offline_access', prompt: 'consent' };

export const causes: MailCauses = {
  sendAppConnected: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    const application = await Application.register(gatehouse);
    return async () => {
      await person.post('/oauth2/delete-consents', {});
      await application.signIn(person);
      return { status: 200, body: {} };
    };
  },
  sendGrantReused: async (gatehouse) => {
    const person = await signUpVerified(gatehouse, victim);
    // Of the operator, of which users get no other mail.
    const application = await Application.register(gatehouse, {
      token_endpoint_auth_method: 'client_secret_post',
      skip_consent: true,
    });
    await application.signIn(person, offline);
    return async () => {
      const { refresh_token: token } = await application.signIn(person, offline);
      await application.refresh((await application.refresh(token!)).refresh_token!);
      const form = { grant_type: 'refresh_token', refresh_token: token!, client_id: application.clientId };
      const reused = await postForm(gatehouse, '/oauth2/token', {
        form: { ...form, client_secret: application.secret! },
      });
      expect(reused.body).toMatchObject({ error: 'invalid_grant' });
      return { status: 200, body: {} };
    };
  },
  sendClientSecretExpires: async (gatehouse) => {
    const administrator = await signUpWithRole(gatehouse, 'admin');
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    await sql(`update "user" set email = '${victim}' where id = '${administrator.id}'`);
    const registration = { client_name: 'App', redirect_uris: ['https://app.example.com/callback'] };
    const { body } = await administrator.post('/oauth2/create-client', registration);
    await administrator.post('/oauth2/client/rotate-secret', { client_id: body.client_id, overlap: 30 * 86_400 });
    return async () => {
      await sql(`update oauth_client set previous_secret_expires_at = now() + interval '20 days',
        warned_at = null where client_id = '${body.client_id}'`);
      const warned = () =>
        sql(`select from oauth_client where client_id = '${body.client_id}' and warned_at is not null`);
      await expect.poll(warned, { timeout: 10_000 }).toHaveLength(1);
      return { status: 200, body: {} };
    };
  },
};
