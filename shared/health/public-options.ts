import { z } from 'zod';

import { featureConfiguration } from '#generated/configuration.ts';
import { KitConfiguration } from '#shared/lib/public-values.ts';

/** What a client may offer. The values of a feature that the service does not have are absent. */
export const PublicOptions = z
  .object({ ...KitConfiguration.shape, ...z.object(featureConfiguration).partial().shape })
  .meta({ id: 'PublicOptions' });
