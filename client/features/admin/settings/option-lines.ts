/** A value as TypeScript on one line. */
export function literalOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, part]) => `${keyOf(key)}: ${literalOf(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The lines of `gatehouse.config.ts` that set an option, whose value is written as TypeScript. */
export function fileLines(path: string, literal: string): string {
  const [last, ...subjects] = path.split('.').map(keyOf).toReversed();
  return subjects.reduce((inner, key) => `${key}: {\n${indented(inner)}},\n`, `${last}: ${literal},\n`);
}

/** The line of an environment file or a shell that sets an option. */
export function environmentLine(variable: string, value: unknown): string {
  return `${variable}=${shellWord(environmentText(variable, value))}`;
}

function environmentText(variable: string, value: unknown): string {
  if (variable === 'NODE_ENV') return value === true ? 'production' : 'development';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(String).join(',') : JSON.stringify(value);
}

/** As it is, or in quotes. */
function shellWord(text: string): string {
  if (/^[\w./:@,+=*-]+$/.test(text)) return text;
  return text.includes("'") ? `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"` : `'${text}'`;
}

export function quoted(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return `'${escaped}'`;
}

export const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const indented = (lines: string) => lines.replaceAll(/^(?=.)/gm, '  ');
