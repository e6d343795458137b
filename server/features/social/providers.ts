import { apple } from './providers/apple.ts';
import { discord } from './providers/discord.ts';
import { dropbox } from './providers/dropbox.ts';
import { facebook } from './providers/facebook.ts';
import { github } from './providers/github.ts';
import { gitlab } from './providers/gitlab.ts';
import { google } from './providers/google.ts';
import { kick } from './providers/kick.ts';
import { linkedin } from './providers/linkedin.ts';
import { microsoft } from './providers/microsoft.ts';
import { reddit } from './providers/reddit.ts';
import { roblox } from './providers/roblox.ts';
import { spotify } from './providers/spotify.ts';
import { tiktok } from './providers/tiktok.ts';
import { twitch } from './providers/twitch.ts';
import { twitter } from './providers/twitter.ts';
import { vk } from './providers/vk.ts';
import { zoom } from './providers/zoom.ts';

/** The providers that come with the service, each under its id. */
export const providers = {
  apple,
  discord,
  facebook,
  github,
  microsoft,
  google,
  spotify,
  twitch,
  twitter,
  dropbox,
  kick,
  linkedin,
  gitlab,
  tiktok,
  reddit,
  roblox,
  vk,
  zoom,
};

export type ProviderId = keyof typeof providers;
