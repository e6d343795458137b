import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

const internal = { type: 'string', required: false, input: false } as const;

/** Fields of every record: of each type, hidden ones, and ones that clients cannot set. */
export const fieldOptions = {
  user: {
    additionalFields: {
      plan: { type: ['free', 'pro'], defaultValue: 'free', input: false },
      company: { type: 'string', required: false },
      employees: { type: 'number', required: false },
      newsletter: { type: 'boolean', defaultValue: false },
      born: { type: 'date', required: false },
      tags: { type: 'string[]', required: false },
      scores: { type: 'number[]', required: false },
      level: { type: ['a', 'b'], required: false },
      note: { type: 'string', required: false, returned: false },
      joinedBy: { ...internal, defaultValue: () => 'user default' },
    },
  },
  session: {
    additionalFields: {
      theme: { type: 'string', required: false },
      region: { ...internal, defaultValue: () => 'session default' },
      trace: { type: 'string', required: false, returned: false, defaultValue: 'hidden' },
    },
  },
  organization: {
    schema: {
      organization: {
        additionalFields: {
          tier: { type: 'string', required: false },
          origin: { ...internal, defaultValue: () => 'organization default' },
        },
      },
      member: {
        additionalFields: {
          title: { type: 'string', required: false },
          origin: { ...internal, defaultValue: () => 'member default' },
        },
      },
      invitation: {
        additionalFields: {
          message: { type: 'string', required: false },
          origin: { ...internal, defaultValue: () => 'invitation default' },
        },
      },
    },
  },
} satisfies GatehouseOptions;
