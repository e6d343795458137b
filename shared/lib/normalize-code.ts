/** `١٢٣ ٤٥٦` and `123-456` as `123456`. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}\u2212]+/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0)!)));
}

/** Unicode assigns the digits of each script in one run, from zero to nine. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
