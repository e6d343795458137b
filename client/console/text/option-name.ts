/** Words that are not written in small letters. */
const spellings = new Map(
  'API CSRF GitHub GitLab HTTP ID IDs IP JWKS JWT LinkedIn OAuth OTP RP SCIM SMTP SSO TikTok TXT URI URL VK'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/** The name of an option or of a part of one in words: `databaseUrl` is "Database URL". In English, as its description. */
function nameOf(key: string): string {
  const words = key
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => spellings.get(word.toLowerCase()) ?? (word === 'Ms' ? '(ms)' : word.toLowerCase()))
    .join(' ')
    .replace('open ID', 'OpenID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of an option in words, without the subject it is listed under: "Additional fields › Job title › Required". */
export function optionName(path: string, subject: string | null): string {
  const keys = subject !== null && path.startsWith(`${subject}.`) ? path.slice(subject.length + 1) : path;
  return keys.split('.').map(nameOf).join(' › ');
}
