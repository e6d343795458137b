import type { ProofMethod } from '#client/console/reauthentication/proof-method.ts';

import { PasskeyProof } from './passkey-proof.tsx';
import { texts } from '#client/components/texts/passkey-texts.ts';

export const proofs: readonly ProofMethod[] = [{ name: 'passkey', label: texts.proof.label, Form: PasskeyProof }];
