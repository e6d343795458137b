/** The path of an icon of simple-icons. The build of the package imports the text of an SVG file. */
export function svgPath(svg: string): string | undefined {
  return / d="([^"]+)"/.exec(svg)?.[1];
}
