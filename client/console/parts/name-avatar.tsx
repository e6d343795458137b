import { Avatar, type AvatarProps } from '@mantine/core';

import { hueOf } from '#client/components/ui/avatar.tsx';

import { initialsOf } from '#client/components/text/initials.ts';

/** A picture, or initials in the colour that the published components give the name. */
export function NameAvatar({ name, ...props }: AvatarProps & { name: string }) {
  return (
    <Avatar {...props} name={name} className="name-avatar" style={{ '--gatehouse-hue': hueOf(name) }} alt="">
      {initialsOf(name)}
    </Avatar>
  );
}
