type Channels = [red: number, green: number, blue: number];

function channels(color: string): Channels {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** The contrast of a colour (`#rrggbb`) with white, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastWithWhite(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Mixes two colours; `share` is the weight of the second. */
function mixed(from: string, to: string, share: number): string {
  const [start, end] = [channels(from), channels(to)];
  const hex = start.map((channel, i) =>
    Math.round(channel + (end[i]! - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

export type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Ten shades of a colour from light to dark; the eighth is the colour itself, the primary one of the light theme. */
export function shadesOf(color: string): Shades {
  const towardsWhite = [0.92, 0.84, 0.7, 0.55, 0.4, 0.27, 0.14].map((share) => mixed(color, '#ffffff', share));
  const towardsBlack = [0.12, 0.25].map((share) => mixed(color, '#000000', share));
  // Seven lighter shades, the colour, two darker ones.
  return [...towardsWhite, color, ...towardsBlack] as Shades;
}
