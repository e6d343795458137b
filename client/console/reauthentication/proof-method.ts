import type { ComponentType, ReactNode } from 'react';

import type { SecondFactorMethod } from '#shared/sessions/schemas.ts';

/** `otp` is a mailed code. */
export type ProofName = SecondFactorMethod | 'password' | 'backup-code';

export interface ProofFormProps {
  /** Fields below those of the method, such as "Trust this browser". */
  children?: ReactNode;
  /** The label of the main button. */
  action: string;
  /** Whether the next screen is loading. */
  finishing?: boolean;
  onDone: () => void;
  /** Replaces the alert for an error that belongs to no field. */
  renderError?: (error: unknown) => ReactNode;
}

/** A method to prove the identity of the user: as the second factor of a sign-in, or before a sensitive call. */
export interface ProofMethod {
  name: ProofName;
  /** "Use your password", for the link to this method. */
  label: string;
  Form: ComponentType<ProofFormProps>;
}
