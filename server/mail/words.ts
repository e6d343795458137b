const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3600` as a reader says it: the largest unit that is whole. */
export function lifetime(seconds: number): string {
  const [unit, size] =
    seconds % DAY === 0
      ? (['day', DAY] as const)
      : seconds % HOUR === 0
        ? (['hour', HOUR] as const)
        : seconds >= MINUTE
          ? (['minute', MINUTE] as const)
          : (['second', 1] as const);
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** ` Ada`, to follow a greeting; nothing where a name was never given. */
export function nameOf({ name }: { name: string }): string {
  const text = sanitize(name);
  return text ? ` ${text}` : '';
}

/**
 * Text that a stranger typed and a reader will see in our mail: one line, no control or direction characters, short,
 * and nothing that a mail program would turn into a link.
 */
export function sanitize(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]+/gu, ' ')
    .replace(/\S*:\/\/\S*/g, '…')
    .replace(/\bwww\.\S*/gi, '…')
    .replace(/([\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
