import { Avatar, type AvatarProps } from '@mantine/core';

import { initialsOf } from './text/initials.ts';

/** Dark enough for white initials. */
const colors = ['blue.9', 'cyan.9', 'grape.9', 'indigo.9', 'pink.9', 'red.9', 'teal.9', 'violet.9'];

/** A picture, or initials in a colour that depends on the name. */
export function NameAvatar({ name, ...props }: AvatarProps & { name: string }) {
  return (
    <Avatar {...props} name={name} color="initials" allowedInitialsColors={colors} alt="">
      {initialsOf(name)}
    </Avatar>
  );
}
