import type { ProofMethod } from '#client/console/reauthentication/proof-method.ts';

import { PasswordProof } from './password-proof.tsx';
import { signedInErrors } from '#client/components/errors/account-errors.ts';
import { texts } from '#client/components/texts/account-texts.ts';

export const proofs: readonly ProofMethod[] = [{ name: 'password', label: texts.password.use, Form: PasswordProof }];
export const errors = signedInErrors;
