import type { ProofMethod } from '#client/app/reauthentication/proof-method.ts';

import { PasswordProof } from './password-proof.tsx';
import { signedInErrors } from './signed-in-errors.ts';
import { texts } from './texts.ts';

export const proofs: readonly ProofMethod[] = [{ name: 'password', label: texts.password.use, Form: PasswordProof }];
export const errors = signedInErrors;
