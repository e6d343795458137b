import type { ReactElement } from 'react';
import apple from 'simple-icons/icons/apple.svg';
import discord from 'simple-icons/icons/discord.svg';
import dropbox from 'simple-icons/icons/dropbox.svg';
import facebook from 'simple-icons/icons/facebook.svg';
import github from 'simple-icons/icons/github.svg';
import gitlab from 'simple-icons/icons/gitlab.svg';
import kick from 'simple-icons/icons/kick.svg';
import reddit from 'simple-icons/icons/reddit.svg';
import roblox from 'simple-icons/icons/roblox.svg';
import spotify from 'simple-icons/icons/spotify.svg';
import tiktok from 'simple-icons/icons/tiktok.svg';
import twitch from 'simple-icons/icons/twitch.svg';
import vk from 'simple-icons/icons/vk.svg';
import twitter from 'simple-icons/icons/x.svg';
import zoom from 'simple-icons/icons/zoom.svg';

import { svgPath } from '#client/components/lib/svg-path.ts';

import { Icon, keyIcon } from './icons.tsx';

/** Marks of one colour. simple-icons has none of LinkedIn. */
const paths: Record<string, string | undefined> = {
  apple: svgPath(apple),
  discord: svgPath(discord),
  dropbox: svgPath(dropbox),
  facebook: svgPath(facebook),
  github: svgPath(github),
  gitlab: svgPath(gitlab),
  kick: svgPath(kick),
  linkedin:
    'M3 9h4v12H3zM5 2.8a2.3 2.3 0 110 4.6 2.3 2.3 0 010-4.6zM9.5 9h3.8v1.7c.7-1.2 2-2 3.7-2 3.2 0 4 2.1 4 5V21h-4v-6.5c0-1.6-.3-2.8-1.8-2.8s-1.9 1.2-1.9 2.8V21H9.5z',
  reddit: svgPath(reddit),
  roblox: svgPath(roblox),
  spotify: svgPath(spotify),
  tiktok: svgPath(tiktok),
  twitch: svgPath(twitch),
  twitter: svgPath(twitter),
  vk: svgPath(vk),
  zoom: svgPath(zoom),
};

interface ColouredMark {
  /** Of its paths. */
  viewBox: string;
  paths: Readonly<Record<string, string>>;
}

/** Marks whose owners ask for their colours, by colour. */
const coloured: Record<string, ColouredMark | undefined> = {
  google: {
    viewBox: '0 0 48 48',
    paths: {
      '#ea4335':
        'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
      '#4285f4':
        'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
      '#fbbc05':
        'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
      '#34a853':
        'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
    },
  },
  microsoft: {
    viewBox: '0 0 24 24',
    paths: {
      '#f25022': 'M2 2h9.5v9.5H2z',
      '#7fba00': 'M12.5 2H22v9.5h-9.5z',
      '#00a4ef': 'M2 12.5h9.5V22H2z',
      '#ffb900': 'M12.5 12.5H22V22h-9.5z',
    },
  },
};

/** A provider's logo, in its colours or in that of the text. */
export function ProviderLogo({ id }: { id: string }): ReactElement {
  const own = coloured[id];
  if (own) {
    return (
      <svg aria-hidden="true" width="18" height="18" viewBox={own.viewBox}>
        {Object.entries(own.paths).map(([fill, d]) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </svg>
    );
  }
  const path = paths[id];
  if (path === undefined) return <Icon path={keyIcon} />;
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
