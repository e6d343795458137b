import { writeFile } from 'node:fs/promises';

const FILE = 'gatehouse.config.ts';

const text = `// Turns on what a service has by its options. Written by \`npm run demo -- --everything\`.
export default {
  organization: { teams: { enabled: true }, dynamicAccessControl: { enabled: true } },
  username: { enabled: true },
  magicLink: { enabled: true },
  emailOtp: { enabled: true },
  multiSession: { enabled: true },
  twoFactor: { recovery: { enabled: true } },
  oauthProvider: { enabled: true, registration: 'open' },
  device: { enabled: true },
  agents: { enabled: true },
};
`;

/** Writes a configuration with everything on. @returns false if there is one already. */
export async function writeEverything(): Promise<boolean> {
  try {
    await writeFile(FILE, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
