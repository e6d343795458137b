type Cell = string | number | boolean | null | undefined;

/** A spreadsheet runs text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** CSV (RFC 4180) that spreadsheets open as UTF-8 and in which no cell is a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
