import { z } from 'zod';

import type { FindingRule } from '#server/call/findings.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { defineOptions } from '#server/options/define-options.ts';
import type { Options } from '#server/options/kit-options.ts';
import { bool } from '#server/options/parse.ts';

const AgentOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Whether applications can be agents, and pass tokens on (RFC 8693). Requires `oauthProvider.enabled`.'),
    maximumDays: z.int().min(1).max(365).default(90).describe('Days after which an agent ends, unless it is renewed.'),
    maximumDepth: z.int().min(1).max(8).default(4).describe('How often an access token can be passed on.'),
    calls: z.int().min(1).max(1_000_000).default(1000).describe('Calls of an agent on one day, by default.'),
    writes: z.int().min(0).max(1_000_000).default(100).describe('Those of them that can change something, by default.'),
  })
  .meta({ id: 'AgentOptions' });

export const agentOptions = defineOptions('agents', AgentOptions, { AGENTS_ENABLED: ['enabled', bool] });

/** Whether applications can be agents: they get tokens of the OAuth provider. */
export function areAgentsEnabled(options: Options): boolean {
  return agentOptions.of({ options }).enabled && oauthProviderOptions.of({ options }).enabled;
}

export const agentFindings: readonly FindingRule[] = [
  {
    name: 'agents without OAuth provider',
    applies: (options) => agentOptions.of({ options }).enabled && !oauthProviderOptions.of({ options }).enabled,
    message: 'agents.enabled has no effect without oauthProvider.enabled',
  },
];
