/** The size of the picture, whose units are stretched to the place that it has. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** The path of a line (SVG 2, section 9.3) over values at equal distances; `highest` is at the top. */
export function linePath(values: readonly number[], highest: number): string {
  const points = values.map((value, index) => {
    const y = HEIGHT - (value / highest) * HEIGHT;
    return `${xOf(index, values.length)} ${y}`;
  });
  return `M${points.join('L')}`;
}

/** The path of the area below the line. */
export function areaPath(values: readonly number[], highest: number): string {
  return `${linePath(values, highest)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
}

export const xOf = (index: number, length: number): number => (index / (length - 1)) * WIDTH;
