import type { EntityManager } from '@mikro-orm/postgresql';

import type { AuthenticationMethod, SecondFactorMethod } from '#shared/sessions/schemas.ts';

/** A kind of second factor, registered by its feature. A sign-in that is challenged lists those that the user has. */
export interface SecondFactor {
  readonly method: SecondFactorMethod;
  /** Whether the user can answer a challenge with it. */
  isEnrolled(em: EntityManager, userId: string): Promise<boolean>;
  /** Whether it proves more than the first factors of a sign-in did; by default always. */
  isIndependentOf?(
    em: EntityManager,
    signIn: { userId: string; amr: readonly AuthenticationMethod[] },
  ): Promise<boolean>;
}

/** The methods with which a user can answer a challenge, in the order of the features. */
export async function enrolledMethods(
  { secondFactors, em }: { secondFactors: readonly SecondFactor[]; em: EntityManager },
  userId: string,
): Promise<SecondFactorMethod[]> {
  const methods: SecondFactorMethod[] = [];
  for (const factor of secondFactors) if (await factor.isEnrolled(em, userId)) methods.push(factor.method);
  return methods;
}
