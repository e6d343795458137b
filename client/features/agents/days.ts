import { publicConfiguration } from '#client/page/public-configuration.ts';

import { texts } from './texts.ts';

const choices = [1, 7, 30, 90, 180, 365];

/** For how long an agent can last, for a select. */
export function dayOptions() {
  const { agentMaximumDays: maximum } = publicConfiguration;
  const possible = choices.filter((days) => days <= maximum);
  const days = possible.includes(maximum) ? possible : [...possible, maximum];
  return days.map((each) => ({ value: String(each), label: texts.register.daysOption(each) }));
}

/** A month, or less if it may not last so long. */
export const defaultDays = () => String(Math.min(30, publicConfiguration.agentMaximumDays));
