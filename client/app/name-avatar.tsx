import { Avatar, type AvatarProps } from '@mantine/core';

/** Dark enough for white initials. */
const colors = ['blue.9', 'cyan.9', 'grape.9', 'indigo.9', 'pink.9', 'red.9', 'teal.9', 'violet.9'];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A picture, or initials in a colour that depends on the name. */
export function NameAvatar({ name, ...props }: AvatarProps & { name: string }) {
  return (
    <Avatar {...props} name={name} color="initials" allowedInitialsColors={colors} alt="">
      {initialsOf(name)}
    </Avatar>
  );
}

/** The first graphemes of the first two words. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase() ?? '').join('');
}
