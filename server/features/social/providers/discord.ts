import { z } from 'zod';

import { defineProvider } from '#server/features/social/define-provider.ts';
import { SubjectId, userInfo } from '#server/features/social/user-info.ts';

const CDN = 'https://cdn.discordapp.com';

const DiscordUser = userInfo(
  { id: SubjectId },
  {
    username: z.string(),
    global_name: z.string(),
    discriminator: z.string(),
    avatar: z.string(),
    email: z.string(),
    verified: z.boolean(),
  },
);

export const discord = defineProvider({
  id: 'discord',
  name: 'Discord',
  authorizationUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  userInfoUrl: 'https://discord.com/api/users/@me',
  scopes: ['identify', 'email'],
  pkce: false,
  userInfo: DiscordUser,
  toProfile: (user) => ({
    accountId: user.id,
    email: user.email,
    emailVerified: user.verified,
    name: user.global_name ?? user.username,
    image: avatarOf(user),
  }),
});

/** The hash of an animated avatar begins with `a_`. A user without one has a default avatar, chosen by id or discriminator. */
function avatarOf({ id, avatar, discriminator }: z.output<typeof DiscordUser>): string | null {
  if (avatar) return `${CDN}/avatars/${id}/${avatar}.${avatar.startsWith('a_') ? 'gif' : 'png'}`;
  if (!/^\d+$/.test(id)) return null;
  const index = Number(discriminator) ? Number(discriminator) % 5 : Number((BigInt(id) >> 22n) % 6n);
  return `${CDN}/embed/avatars/${index}.png`;
}
