import { IconBrandLinkedin, IconBrandWindows, IconKey } from '@tabler/icons-react';
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

/** The addresses of the SVG files; a browser downloads only those on its screen. simple-icons has none of LinkedIn and Microsoft. */
const marks: Record<string, string> = {
  apple,
  discord,
  dropbox,
  facebook,
  github,
  gitlab,
  google,
  kick,
  reddit,
  roblox,
  spotify,
  tiktok,
  twitch,
  twitter,
  vk,
  zoom,
};

/** A provider's logo in the colour of the text. */
export function ProviderMark({ id }: { id: string }) {
  const mark = marks[id];
  if (mark) return <span aria-hidden className="mark" style={{ maskImage: `url("${mark}")` }} />;
  if (id === 'linkedin') return <IconBrandLinkedin aria-hidden size={18} stroke={1.8} />;
  if (id === 'microsoft') return <IconBrandWindows aria-hidden size={18} stroke={1.8} />;
  return <IconKey aria-hidden size={18} stroke={1.8} />;
}
