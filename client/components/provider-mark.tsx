import type { ReactElement } from 'react';
import apple from 'simple-icons/icons/apple.svg';
import discord from 'simple-icons/icons/discord.svg';
import dropbox from 'simple-icons/icons/dropbox.svg';
import facebook from 'simple-icons/icons/facebook.svg';
import github from 'simple-icons/icons/github.svg';
import gitlab from 'simple-icons/icons/gitlab.svg';
import google from 'simple-icons/icons/google.svg';
import kick from 'simple-icons/icons/kick.svg';
import reddit from 'simple-icons/icons/reddit.svg';
import roblox from 'simple-icons/icons/roblox.svg';
import spotify from 'simple-icons/icons/spotify.svg';
import tiktok from 'simple-icons/icons/tiktok.svg';
import twitch from 'simple-icons/icons/twitch.svg';
import vk from 'simple-icons/icons/vk.svg';
import twitter from 'simple-icons/icons/x.svg';
import zoom from 'simple-icons/icons/zoom.svg';

import { Icon } from './icons.tsx';

/** simple-icons has none of LinkedIn and Microsoft. */
const paths: Record<string, string | undefined> = {
  apple: pathOf(apple),
  discord: pathOf(discord),
  dropbox: pathOf(dropbox),
  facebook: pathOf(facebook),
  github: pathOf(github),
  gitlab: pathOf(gitlab),
  google: pathOf(google),
  kick: pathOf(kick),
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.3 2.3 0 110 4.6 2.3 2.3 0 010-4.6zM9.5 9h3.8v1.7c.7-1.2 2-2 3.7-2 3.2 0 4 2.1 4 5V21h-4v-6.5c0-1.6-.3-2.8-1.8-2.8s-1.9 1.2-1.9 2.8V21H9.5z',
  microsoft: 'M2 2h9.5v9.5H2zM12.5 2H22v9.5h-9.5zM2 12.5h9.5V22H2zM12.5 12.5H22V22h-9.5z',
  reddit: pathOf(reddit),
  roblox: pathOf(roblox),
  spotify: pathOf(spotify),
  tiktok: pathOf(tiktok),
  twitch: pathOf(twitch),
  twitter: pathOf(twitter),
  vk: pathOf(vk),
  zoom: pathOf(zoom),
};

/** The build of the package imports the text of an SVG file. */
function pathOf(svg: string): string | undefined {
  return / d="([^"]+)"/.exec(svg)?.[1];
}

/** A provider's logo in the colour of the text. */
export function ProviderMark({ id }: { id: string }): ReactElement {
  const path = paths[id];
  if (path === undefined) return <Icon name="key" />;
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
