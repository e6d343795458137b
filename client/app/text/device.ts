import { texts } from '#client/app/signed-in-texts.ts';
import { parseUserAgent } from '#shared/user-agent.ts';

/** `Chrome on macOS`, from the user agent. */
export function deviceOf(userAgent: string): string {
  const { browser, system } = parseUserAgent(userAgent);
  if (browser && system) return texts.device.browserOn(browser, system);
  return browser ?? system ?? (userAgent.split('/')[0] || texts.device.unknown);
}
