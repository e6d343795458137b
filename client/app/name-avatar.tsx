import { Avatar, type AvatarProps } from '@mantine/core';

import { initialsOf } from './text/initials.ts';

const colors = ['blue', 'cyan', 'grape', 'indigo', 'pink', 'teal', 'violet', 'orange'];

/** A picture, or initials in a colour that depends on the name. */
export function NameAvatar({ name, ...props }: AvatarProps & { name: string }) {
  return (
    <Avatar {...props} name={name} variant="light" color="initials" allowedInitialsColors={colors} alt="">
      {initialsOf(name)}
    </Avatar>
  );
}
