import type { Profile } from '#server/features/social/user-info.ts';
import type { ProviderId } from '#server/features/social/providers.ts';

export const CLIENT = 'the-client';
export const SECRET = 'the-secret';

interface UserInfoRequest {
  method?: string;
  url: string;
  /** In addition to the bearer token; `authorization: ''` means none. */
  headers?: Record<string, string>;
  body?: Record<string, string>;
  answer: unknown;
}

/** Requests and responses of a provider's documentation, and the resulting profile. */
export interface ProviderFixture {
  id: ProviderId;
  /** The pages of the documentation. */
  source: string[];
  options?: Record<string, unknown>;
  /** In addition to response_type, redirect_uri, state, and those of PKCE and nonce. */
  authorization: { url: string; parameters: Record<string, string>; pkce?: boolean; nonce?: boolean };
  /** Parameters in addition to code and state. */
  callback?: Record<string, string>;
  /** In addition to grant_type, code, redirect_uri and the code verifier. */
  token: { url: string; basic?: boolean; parameters: Record<string, string>; answer: Record<string, unknown> };
  refresh?: { parameters: Record<string, string> };
  /** Claims of the ID token, for providers whose profile is read from it. */
  claims?: Record<string, unknown>;
  userInfoRequests: UserInfoRequest[];
  profile: Omit<Profile, 'isEmailMapped' | 'mappedFields'>;
  /** The documented response to a wrong code. */
  refusal: { status: number; body: unknown };
  /** Callback parameters when the user declines, if they differ from RFC 6749's `access_denied`. */
  denial?: { error: string; error_description?: string };
}

const post = { client_id: CLIENT, client_secret: SECRET };
const invalidGrant = { status: 400, body: { error: 'invalid_grant', error_description: 'The code is wrong.' } };
const bearer = { access_token: 'the-access-token', token_type: 'Bearer', expires_in: 3600 };
const renewable = { ...bearer, refresh_token: 'the-refresh-token' };

export const providerFixtures: ProviderFixture[] = [
  {
    id: 'apple',
    source: [
      'https://developer.apple.com/documentation/sign_in_with_apple/generate_and_validate_tokens',
      'https://developer.apple.com/documentation/signinwithapple/configuring-your-webpage-for-sign-in-with-apple',
    ],
    authorization: {
      url: 'https://appleid.apple.com/auth/authorize',
      parameters: { client_id: CLIENT, scope: 'email name', response_mode: 'form_post' },
      nonce: true,
    },
    callback: {
      user: JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'forged@example.com' }),
    },
    token: { url: 'https://appleid.apple.com/auth/token', parameters: post, answer: renewable },
    refresh: { parameters: post },
    claims: {
      iss: 'https://appleid.apple.com',
      aud: CLIENT,
      sub: '001234.5b3a3bdf9c0b4f049c1471cae1cd1d8d.0001',
      email: 'ada@privaterelay.appleid.com',
      email_verified: 'true',
      is_private_email: 'true',
    },
    userInfoRequests: [],
    profile: {
      accountId: '001234.5b3a3bdf9c0b4f049c1471cae1cd1d8d.0001',
      email: 'ada@privaterelay.appleid.com',
      emailVerified: true,
      name: 'Ada Lovelace',
      image: null,
    },
    denial: { error: 'user_cancelled_authorize' },
    refusal: { status: 400, body: { error: 'invalid_grant' } },
  },
  {
    id: 'discord',
    source: [
      'https://discord.com/developers/docs/topics/oauth2#authorization-code-grant',
      'https://discord.com/developers/docs/resources/user#user-object',
      'https://discord.com/developers/docs/reference#image-formatting',
    ],
    authorization: {
      url: 'https://discord.com/oauth2/authorize',
      parameters: { client_id: CLIENT, scope: 'identify email' },
    },
    token: {
      url: 'https://discord.com/api/oauth2/token',
      parameters: post,
      answer: { ...renewable, expires_in: 604_800, scope: 'identify email' },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        url: 'https://discord.com/api/users/@me',
        answer: {
          id: '80351110224678912',
          username: 'nelly',
          discriminator: '0',
          global_name: 'Nelly',
          avatar: 'a_8342729096ea3675442027381ff50dfe',
          verified: true,
          email: 'nelly@discord.com',
          flags: 64,
          premium_type: 1,
        },
      },
    ],
    profile: {
      accountId: '80351110224678912',
      email: 'nelly@discord.com',
      emailVerified: true,
      name: 'Nelly',
      image: 'https://cdn.discordapp.com/avatars/80351110224678912/a_8342729096ea3675442027381ff50dfe.gif',
    },
    denial: {
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request',
    },
    refusal: { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' } },
  },
  {
    id: 'facebook',
    source: [
      'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
      'https://developers.facebook.com/docs/graph-api/securing-requests',
      'https://developers.facebook.com/docs/graph-api/reference/user/',
    ],
    authorization: {
      url: 'https://www.facebook.com/v23.0/dialog/oauth',
      parameters: { client_id: CLIENT, scope: 'email,public_profile' },
    },
    token: {
      url: 'https://graph.facebook.com/v23.0/oauth/access_token',
      parameters: post,
      answer: { access_token: 'the-access-token', token_type: 'bearer', expires_in: 5_183_944 },
    },
    userInfoRequests: [
      {
        // HMAC-SHA256 of `the-access-token` under `the-secret`, by `openssl dgst -sha256 -hmac the-secret`.
        url: 'https://graph.facebook.com/v23.0/me?fields=id%2Cname%2Cemail%2Cpicture.width%28256%29.height%28256%29&appsecret_proof=95f103a26ae3fb1ec99438bab8c2766d59778ce6f389d7c9ad3208a7b7646497',
        answer: {
          id: '10158000000000000',
          name: 'Ada Lovelace',
          email: 'ada@facebook.example.com',
          picture: {
            data: { height: 256, is_silhouette: false, url: 'https://platform-lookaside.fbsbx.com/p.jpg', width: 256 },
          },
        },
      },
    ],
    profile: {
      accountId: '10158000000000000',
      email: 'ada@facebook.example.com',
      emailVerified: false,
      name: 'Ada Lovelace',
      image: 'https://platform-lookaside.fbsbx.com/p.jpg',
    },
    denial: { error: 'access_denied', error_description: 'Permissions error.' },
    refusal: {
      status: 400,
      body: {
        error: {
          message: 'This authorization code has been used.',
          type: 'OAuthException',
          code: 100,
          fbtrace_id: 'A',
        },
      },
    },
  },
  {
    id: 'github',
    source: [
      'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps',
      'https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user',
      'https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors',
      'https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-authorization-request-errors',
    ],
    authorization: {
      url: 'https://github.com/login/oauth/authorize',
      parameters: { client_id: CLIENT, scope: 'read:user user:email' },
      pkce: true,
    },
    token: {
      url: 'https://github.com/login/oauth/access_token',
      parameters: post,
      answer: { access_token: 'the-access-token', scope: 'read:user,user:email', token_type: 'bearer' },
    },
    userInfoRequests: [
      {
        url: 'https://api.github.com/user',
        headers: { accept: 'application/vnd.github+json' },
        answer: {
          login: 'octocat',
          id: 1,
          avatar_url: 'https://github.com/images/error/octocat_happy.gif',
          name: 'monalisa octocat',
          email: 'public@github.example.com',
        },
      },
      {
        url: 'https://api.github.com/user/emails',
        headers: { accept: 'application/vnd.github+json' },
        answer: [
          { email: 'other@github.example.com', verified: true, primary: false, visibility: null },
          { email: 'Octocat@github.com', verified: true, primary: true, visibility: 'public' },
        ],
      },
    ],
    profile: {
      accountId: '1',
      email: 'octocat@github.com',
      emailVerified: true,
      name: 'monalisa octocat',
      image: 'https://github.com/images/error/octocat_happy.gif',
    },
    denial: { error: 'access_denied', error_description: 'The user has denied your application access.' },
    refusal: {
      status: 200,
      body: { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' },
    },
  },
  {
    id: 'microsoft',
    source: [
      'https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow',
      'https://learn.microsoft.com/en-us/entra/identity-platform/id-token-claims-reference',
      'https://learn.microsoft.com/en-us/entra/identity-platform/optional-claims-reference',
    ],
    authorization: {
      url: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      parameters: { client_id: CLIENT, scope: 'openid profile email offline_access' },
      pkce: true,
      nonce: true,
    },
    token: {
      url: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      parameters: post,
      answer: { ...renewable, ext_expires_in: 3600, scope: 'openid profile email' },
    },
    refresh: { parameters: post },
    claims: {
      iss: 'https://login.microsoftonline.com/aaaabbbb-0000-cccc-1111-dddd2222eeee/v2.0',
      aud: CLIENT,
      tid: 'aaaabbbb-0000-cccc-1111-dddd2222eeee',
      oid: '11bb11bb-cc22-dd33-ee44-55ff55ff55ff',
      sub: 'HKZpfaHyWadeOouYlitjrI-KffTm222X5rrV3xDqfKQ',
      name: 'Ada Lovelace',
      preferred_username: 'ada@contoso.example.com',
      email: 'ada@contoso.example.com',
      xms_edov: true,
      ver: '2.0',
    },
    userInfoRequests: [],
    profile: {
      accountId: 'HKZpfaHyWadeOouYlitjrI-KffTm222X5rrV3xDqfKQ',
      email: 'ada@contoso.example.com',
      emailVerified: true,
      name: 'Ada Lovelace',
      image: null,
    },
    denial: { error: 'access_denied', error_description: 'the user canceled the authentication' },
    refusal: { status: 400, body: { error: 'invalid_grant', error_description: 'AADSTS70000', error_codes: [70_000] } },
  },
  {
    id: 'google',
    source: [
      'https://developers.google.com/identity/openid-connect/openid-connect',
      'https://developers.google.com/identity/protocols/oauth2/web-server',
    ],
    authorization: {
      url: 'https://accounts.google.com/o/oauth2/v2/auth',
      parameters: {
        client_id: CLIENT,
        scope: 'openid email profile',
        access_type: 'offline',
        include_granted_scopes: 'true',
      },
      pkce: true,
      nonce: true,
    },
    token: {
      url: 'https://oauth2.googleapis.com/token',
      parameters: post,
      answer: { ...renewable, expires_in: 3920, scope: 'openid https://www.googleapis.com/auth/userinfo.email' },
    },
    refresh: { parameters: post },
    claims: {
      iss: 'https://accounts.google.com',
      azp: CLIENT,
      aud: CLIENT,
      sub: '10769150350006150715113082367',
      email: 'jsmith@gmail.com',
      email_verified: true,
      name: 'John Smith',
      picture: 'https://lh3.googleusercontent.com/a/p=s96-c',
    },
    userInfoRequests: [],
    profile: {
      accountId: '10769150350006150715113082367',
      email: 'jsmith@gmail.com',
      emailVerified: true,
      name: 'John Smith',
      image: 'https://lh3.googleusercontent.com/a/p=s96-c',
    },
    refusal: { status: 400, body: { error: 'invalid_grant', error_description: 'Malformed auth code.' } },
  },
  {
    id: 'spotify',
    source: [
      'https://developer.spotify.com/documentation/web-api/tutorials/code-flow',
      'https://developer.spotify.com/documentation/web-api/reference/get-current-users-profile',
    ],
    authorization: {
      url: 'https://accounts.spotify.com/authorize',
      parameters: { client_id: CLIENT, scope: 'user-read-email' },
      pkce: true,
    },
    token: {
      url: 'https://accounts.spotify.com/api/token',
      basic: true,
      parameters: {},
      answer: { ...renewable, scope: 'user-read-email' },
    },
    refresh: { parameters: {} },
    userInfoRequests: [
      {
        url: 'https://api.spotify.com/v1/me',
        answer: {
          display_name: 'JM Wizzler',
          email: 'wizzler@spotify.example.com',
          id: 'wizzler',
          images: [{ url: 'https://i.scdn.co/image/wizzler', height: 300, width: 300 }],
          type: 'user',
        },
      },
    ],
    profile: {
      accountId: 'wizzler',
      email: 'wizzler@spotify.example.com',
      emailVerified: false,
      name: 'JM Wizzler',
      image: 'https://i.scdn.co/image/wizzler',
    },
    refusal: invalidGrant,
  },
  {
    id: 'twitch',
    source: ['https://dev.twitch.tv/docs/authentication/getting-tokens-oidc/'],
    authorization: {
      url: 'https://id.twitch.tv/oauth2/authorize',
      parameters: {
        client_id: CLIENT,
        scope: 'openid user:read:email',
        claims: '{"id_token":{"email":null,"email_verified":null,"preferred_username":null,"picture":null}}',
      },
      nonce: true,
    },
    token: {
      url: 'https://id.twitch.tv/oauth2/token',
      parameters: post,
      answer: { ...renewable, expires_in: 14_310, scope: ['openid', 'user:read:email'] },
    },
    refresh: { parameters: post },
    claims: {
      iss: 'https://id.twitch.tv/oauth2',
      aud: CLIENT,
      azp: CLIENT,
      sub: '713936733',
      email: 'scarlett@twitch.example.com',
      email_verified: true,
      picture: 'https://static-cdn.jtvnw.net/profile.png',
      preferred_username: 'scarlett',
    },
    userInfoRequests: [],
    profile: {
      accountId: '713936733',
      email: 'scarlett@twitch.example.com',
      emailVerified: true,
      name: 'scarlett',
      image: 'https://static-cdn.jtvnw.net/profile.png',
    },
    denial: { error: 'access_denied', error_description: 'The user denied you access' },
    refusal: { status: 400, body: { status: 400, message: 'Invalid authorization code' } },
  },
  {
    id: 'twitter',
    source: [
      'https://docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token',
      'https://docs.x.com/x-api/users/user-lookup-me',
    ],
    authorization: {
      url: 'https://x.com/i/oauth2/authorize',
      parameters: { client_id: CLIENT, scope: 'users.read tweet.read offline.access users.email' },
      pkce: true,
    },
    token: {
      url: 'https://api.x.com/2/oauth2/token',
      basic: true,
      parameters: {},
      answer: {
        ...renewable,
        token_type: 'bearer',
        expires_in: 7200,
        scope: 'users.read tweet.read offline.access users.email',
      },
    },
    refresh: { parameters: {} },
    userInfoRequests: [
      {
        url: 'https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email',
        answer: {
          data: {
            id: '2244994945',
            name: 'X Dev',
            username: 'TwitterDev',
            profile_image_url: 'https://pbs.twimg.com/profile_images/x_normal.png',
            confirmed_email: 'dev@x.example.com',
          },
        },
      },
    ],
    profile: {
      accountId: '2244994945',
      email: 'dev@x.example.com',
      emailVerified: true,
      name: 'X Dev',
      image: 'https://pbs.twimg.com/profile_images/x_normal.png',
    },
    refusal: {
      status: 400,
      body: { error: 'invalid_request', error_description: 'Value passed for the authorization code was invalid.' },
    },
  },
  {
    id: 'dropbox',
    source: [
      'https://www.dropbox.com/lp/developers/reference/oauth-guide',
      'https://dropbox.tech/developers/using-oauth-2-0-with-offline-access',
      'https://www.dropbox.com/developers/documentation/http/documentation#users-get_current_account',
    ],
    authorization: {
      url: 'https://www.dropbox.com/oauth2/authorize',
      parameters: { client_id: CLIENT, scope: 'account_info.read', token_access_type: 'offline' },
      pkce: true,
    },
    token: {
      url: 'https://api.dropboxapi.com/oauth2/token',
      parameters: post,
      answer: {
        ...renewable,
        token_type: 'bearer',
        expires_in: 14_400,
        scope: 'account_info.read',
        uid: '12345',
        account_id: 'dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc',
      },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        method: 'POST',
        url: 'https://api.dropboxapi.com/2/users/get_current_account',
        answer: {
          account_id: 'dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc',
          name: { given_name: 'Franz', surname: 'Ferdinand', display_name: 'Franz Ferdinand (Personal)' },
          email: 'franz@dropbox.example.com',
          email_verified: true,
          profile_photo_url: 'https://dl-web.dropbox.com/account_photo/get/x',
          account_type: { '.tag': 'business' },
        },
      },
    ],
    profile: {
      accountId: 'dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc',
      email: 'franz@dropbox.example.com',
      emailVerified: true,
      name: 'Franz Ferdinand (Personal)',
      image: 'https://dl-web.dropbox.com/account_photo/get/x',
    },
    refusal: { status: 400, body: { error: 'invalid_grant', error_description: "code doesn't exist or has expired" } },
  },
  {
    id: 'kick',
    source: [
      'https://docs.kick.com/getting-started/generating-tokens-oauth2-flow',
      'https://docs.kick.com/apis/users',
      'https://skills.sh/goncy/skills/kick-api',
    ],
    authorization: {
      url: 'https://id.kick.com/oauth/authorize',
      parameters: { client_id: CLIENT, scope: 'user:read' },
      pkce: true,
    },
    token: {
      url: 'https://id.kick.com/oauth/token',
      parameters: post,
      answer: { ...renewable, expires_in: 7200, scope: 'user:read' },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        url: 'https://api.kick.com/public/v1/users',
        answer: {
          data: [
            {
              user_id: 123,
              name: 'John Doe',
              email: 'john.doe@kick.example.com',
              profile_picture: 'https://kick.com/img/default.jpeg',
            },
          ],
          message: 'OK',
        },
      },
    ],
    profile: {
      accountId: '123',
      email: 'john.doe@kick.example.com',
      emailVerified: false,
      name: 'John Doe',
      image: 'https://kick.com/img/default.jpeg',
    },
    refusal: invalidGrant,
  },
  {
    id: 'linkedin',
    source: [
      'https://learn.microsoft.com/en-us/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2',
      'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
    ],
    authorization: {
      url: 'https://www.linkedin.com/oauth/v2/authorization',
      parameters: { client_id: CLIENT, scope: 'openid profile email' },
    },
    token: {
      url: 'https://www.linkedin.com/oauth/v2/accessToken',
      parameters: post,
      // The documented example has no token type.
      answer: {
        access_token: 'the-access-token',
        expires_in: 5_184_000,
        refresh_token: 'the-refresh-token',
        refresh_token_expires_in: 31_536_000,
        scope: 'email,openid,profile',
        id_token: 'not.used.here',
      },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        url: 'https://api.linkedin.com/v2/userinfo',
        answer: {
          sub: '782bbtaQ',
          name: 'John Doe',
          given_name: 'John',
          family_name: 'Doe',
          picture: 'https://media.licdn-ei.com/dms/image/p/100/',
          locale: 'en-US',
          email: 'doe@linkedin.example.com',
          email_verified: true,
        },
      },
    ],
    profile: {
      accountId: '782bbtaQ',
      email: 'doe@linkedin.example.com',
      emailVerified: true,
      name: 'John Doe',
      image: 'https://media.licdn-ei.com/dms/image/p/100/',
    },
    denial: { error: 'user_cancelled_login', error_description: 'The user cancelled LinkedIn login' },
    refusal: { status: 400, body: { error: 'invalid_request', error_description: 'Unable to retrieve access token' } },
  },
  {
    id: 'gitlab',
    source: ['https://docs.gitlab.com/api/oauth2/', 'https://docs.gitlab.com/api/users/#get-the-current-user'],
    authorization: {
      url: 'https://gitlab.com/oauth/authorize',
      parameters: { client_id: CLIENT, scope: 'read_user' },
      pkce: true,
    },
    token: {
      url: 'https://gitlab.com/oauth/token',
      parameters: post,
      answer: { ...renewable, expires_in: 7200, scope: 'read_user', created_at: 1_607_635_748 },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        url: 'https://gitlab.com/api/v4/user',
        answer: {
          id: 1,
          username: 'john_smith',
          email: 'john@gitlab.example.com',
          name: 'John Smith',
          state: 'active',
          avatar_url: 'https://gitlab.com/uploads/user/avatar/1/index.jpg',
          confirmed_at: '2012-05-23T09:05:22Z',
        },
      },
    ],
    profile: {
      accountId: '1',
      email: 'john@gitlab.example.com',
      emailVerified: true,
      name: 'John Smith',
      image: 'https://gitlab.com/uploads/user/avatar/1/index.jpg',
    },
    refusal: invalidGrant,
  },
  {
    id: 'tiktok',
    source: [
      'https://developers.tiktok.com/doc/login-kit-web',
      'https://developers.tiktok.com/doc/login-kit-manage-user-access-tokens/',
      'https://developers.tiktok.com/doc/tiktok-api-v2-get-user-info',
    ],
    authorization: {
      url: 'https://www.tiktok.com/v2/auth/authorize/',
      parameters: { client_key: CLIENT, scope: 'user.info.basic' },
    },
    token: {
      url: 'https://open.tiktokapis.com/v2/oauth/token/',
      parameters: { client_key: CLIENT, client_secret: SECRET },
      answer: {
        ...renewable,
        expires_in: 86_400,
        open_id: 'afd97af1-b87b-48b9-ac98-410aghda5344',
        refresh_expires_in: 31_536_000,
        scope: 'user.info.basic,video.list',
      },
    },
    refresh: { parameters: { client_key: CLIENT, client_secret: SECRET } },
    userInfoRequests: [
      {
        url: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,avatar_url,display_name',
        answer: {
          data: {
            user: {
              open_id: 'afd97af1-b87b-48b9-ac98-410aghda5344',
              avatar_url: 'https://p16-sign-va.tiktokcdn.com/avatar.jpg',
              display_name: 'techcreator',
            },
          },
          error: { code: 'ok', message: '', log_id: '202605031200001234' },
        },
      },
    ],
    profile: {
      accountId: 'afd97af1-b87b-48b9-ac98-410aghda5344',
      email: null,
      emailVerified: false,
      name: 'techcreator',
      image: 'https://p16-sign-va.tiktokcdn.com/avatar.jpg',
    },
    refusal: {
      status: 200,
      body: {
        error: 'invalid_request',
        error_description: 'Redirect_uri is not matched.',
        log_id: '202206221854370101130062072500FFA2',
      },
    },
  },
  {
    id: 'reddit',
    source: ['https://github.com/reddit-archive/reddit/wiki/OAuth2', 'https://www.reddit.com/dev/api/#GET_api_v1_me'],
    authorization: {
      url: 'https://www.reddit.com/api/v1/authorize',
      parameters: { client_id: CLIENT, scope: 'identity', duration: 'permanent' },
    },
    token: {
      url: 'https://www.reddit.com/api/v1/access_token',
      basic: true,
      parameters: {},
      answer: { ...renewable, token_type: 'bearer', scope: 'identity' },
    },
    refresh: { parameters: {} },
    userInfoRequests: [
      {
        url: 'https://oauth.reddit.com/api/v1/me',
        headers: { 'user-agent': 'web:gatehouse:v1' },
        answer: {
          id: '4fz2k',
          name: 'reddit_person',
          icon_img: 'https://styles.redditmedia.com/t5_x/styles/profileIcon_a.png?width=256&amp;s=abc',
          has_verified_email: true,
        },
      },
    ],
    profile: {
      accountId: '4fz2k',
      email: null,
      emailVerified: false,
      name: 'reddit_person',
      image: 'https://styles.redditmedia.com/t5_x/styles/profileIcon_a.png',
    },
    refusal: { status: 200, body: { error: 'invalid_grant' } },
  },
  {
    id: 'roblox',
    source: ['https://create.roblox.com/docs/en-us/cloud/reference/oauth2'],
    authorization: {
      url: 'https://apis.roblox.com/oauth/v1/authorize',
      parameters: { client_id: CLIENT, scope: 'openid profile' },
      pkce: true,
    },
    token: {
      url: 'https://apis.roblox.com/oauth/v1/token',
      parameters: post,
      answer: { ...renewable, expires_in: 899, id_token: 'not.used.here', scope: 'openid profile' },
    },
    refresh: { parameters: post },
    userInfoRequests: [
      {
        url: 'https://apis.roblox.com/oauth/v1/userinfo',
        answer: {
          sub: '12345678',
          name: 'Jane Doe',
          nickname: 'Jane Doe',
          preferred_username: 'robloxjanedoe',
          created_at: 1_607_354_232,
          profile: 'https://www.roblox.com/users/12345678/profile',
          picture: 'https://tr.rbxcdn.com/03dc4a9f16b750ec35f586f6b646fc2c/352/352/Avatar/Png',
        },
      },
    ],
    profile: {
      accountId: '12345678',
      email: null,
      emailVerified: false,
      name: 'Jane Doe',
      image: 'https://tr.rbxcdn.com/03dc4a9f16b750ec35f586f6b646fc2c/352/352/Avatar/Png',
    },
    refusal: invalidGrant,
  },
  {
    id: 'vk',
    source: [
      'https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description',
      'https://id.vk.ru/about/business/go/docs/ru/vkid/latest/vk-id/connection/work-with-user-info/user-info',
    ],
    authorization: {
      url: 'https://id.vk.com/authorize',
      parameters: { client_id: CLIENT, scope: 'email' },
      pkce: true,
    },
    callback: { device_id: 'the-device', type: 'code_v2' },
    token: {
      url: 'https://id.vk.com/oauth2/auth',
      parameters: { client_id: CLIENT, device_id: 'the-device', state: 'STATE' },
      answer: {
        ...renewable,
        id_token: 'not.used.here',
        user_id: 1_234_567_890,
        state: 'STATE',
        scope: 'vkid.personal_info email',
      },
    },
    refresh: { parameters: { client_id: CLIENT, device_id: 'the-device' } },
    userInfoRequests: [
      {
        method: 'POST',
        url: 'https://id.vk.com/oauth2/user_info',
        headers: { authorization: '' },
        body: { client_id: CLIENT, access_token: 'the-access-token' },
        answer: {
          user: {
            user_id: '1234567890',
            first_name: 'Ivan',
            last_name: 'I.',
            avatar: 'https://pp.userapi.com/60tZWMo4SmwcploUVl9XEt8ufnTTvDUmQ6Bj1g/mmv1pcj63C4.png',
            email: 'ivan@vk.example.com',
            sex: 2,
            verified: false,
            birthday: '01.01.2000',
          },
        },
      },
    ],
    profile: {
      accountId: '1234567890',
      email: 'ivan@vk.example.com',
      emailVerified: false,
      name: 'Ivan I.',
      image: 'https://pp.userapi.com/60tZWMo4SmwcploUVl9XEt8ufnTTvDUmQ6Bj1g/mmv1pcj63C4.png',
    },
    refusal: { status: 200, body: { error: 'invalid_grant', error_description: 'code is expired or invalid' } },
  },
  {
    id: 'zoom',
    source: [
      'https://developers.zoom.us/docs/integrations/oauth/',
      'https://developers.zoom.us/docs/api/users/#tag/users/GET/users/{userId}',
    ],
    authorization: { url: 'https://zoom.us/oauth/authorize', parameters: { client_id: CLIENT }, pkce: true },
    token: {
      url: 'https://zoom.us/oauth/token',
      basic: true,
      parameters: {},
      answer: { ...renewable, token_type: 'bearer', scope: 'user:read:user', api_url: 'https://api.zoom.us' },
    },
    refresh: { parameters: {} },
    userInfoRequests: [
      {
        url: 'https://api.zoom.us/v2/users/me',
        answer: {
          id: 'KDcuGIm1QgePTO8WbOqwIQ',
          first_name: 'Jill',
          last_name: 'Chill',
          display_name: 'Jill Chill',
          email: 'jchill@zoom.example.com',
          verified: 1,
          pic_url: 'https://zoom.us/p/jchill.jpg',
          type: 2,
          status: 'active',
        },
      },
    ],
    profile: {
      accountId: 'KDcuGIm1QgePTO8WbOqwIQ',
      email: 'jchill@zoom.example.com',
      emailVerified: true,
      name: 'Jill Chill',
      image: 'https://zoom.us/p/jchill.jpg',
    },
    refusal: { status: 400, body: { reason: 'Invalid authorization code', error: 'invalid_request' } },
  },
];
