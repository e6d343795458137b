import { localized } from '#client/components/texts/localized.ts';

/** How much of its budget of a day an agent has used. */
export const texts = localized('agentBudget', {
  calls: (used: string, limit: string) => `${used} of ${limit} calls today`,
  writes: (used: string, limit: string) => `${used} of ${limit} changes today`,
});
