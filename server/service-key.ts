import type { Service } from './context.ts';

/** What a feature creates once for each service and finds again in every call's context. */
export interface ServiceKey<Value> {
  readonly name: string;
  create(service: Service): Value;
  /** @throws Error where the feature that creates it is not installed. */
  of(service: Pick<Service, 'featureServices'>): Value;
}

export function defineService<Value>(name: string, create: (service: Service) => Value): ServiceKey<Value> {
  return {
    name,
    create,
    of: ({ featureServices }) => {
      if (!featureServices.has(name)) throw new Error(`The feature that creates ${name} is not installed`);
      // Created by this key.
      return featureServices.get(name) as Value;
    },
  };
}
