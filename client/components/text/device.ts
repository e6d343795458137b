import { texts } from '#client/components/texts/part-texts.ts';
import { parseUserAgent } from '#shared/lib/user-agent.ts';

/** `Chrome on macOS`, from the user agent. */
export function deviceOf(userAgent: string, { device } = texts): string {
  const { browser, system } = parseUserAgent(userAgent);
  if (browser && system) return device.browserOn(browser, system);
  return browser ?? system ?? (userAgent.split('/')[0] || device.unknown);
}
