import { z } from 'zod';

import { connectionProviderId } from './logout.ts';

export const ProviderKeys = z.object({ providerId: connectionProviderId });
