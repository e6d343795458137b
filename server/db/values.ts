/** The values of a statement, in the order of their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** The placeholder that stands for `value`. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** A text as a `like` pattern that matches itself alone. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
