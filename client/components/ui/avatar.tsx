import { useState, type ReactElement } from 'react';

import { initialsOf } from '#client/components/text/initials.ts';

/** The style sheet makes a tint and a text colour of enough contrast from a hue. */
const HUES = [225, 190, 160, 265, 295, 330, 350, 20];

interface AvatarProps {
  name: string;
  image?: string | null | undefined;
  size?: number;
  /** Of an organization. */
  square?: boolean;
}

/** A picture, or initials in a colour that depends on the name. Decorative: the name stands beside it. */
export function Avatar({ name, image, size = 32, square = false }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  const hue = hueOf(name);
  return (
    <span
      aria-hidden="true"
      className={square ? 'gh-avatar gh-square' : 'gh-avatar'}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4, ['--gh-hue' as string]: hue }}
    >
      {image && image !== failed ? <img src={image} alt="" onError={() => setFailed(image)} /> : initialsOf(name)}
    </span>
  );
}

/** The name of a user above the address, beside the avatar. */
export function NameAndEmail({ name, email }: { name: string; email: string }): ReactElement {
  return (
    <div className="gh-grow">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <span>
        <bdi>{email}</bdi>
      </span>
    </div>
  );
}

/** The hue of the colour that stands for a name. */
export function hueOf(name: string): number {
  return HUES[hash(name) % HUES.length]!;
}

function hash(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 997;
  return sum;
}
