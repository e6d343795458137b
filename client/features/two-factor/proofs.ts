import type { ProofMethod } from '#client/console/reauthentication/proof-method.ts';

import { factorErrors } from '#client/components/errors/two-factor-errors.ts';
import { BackupCodeProof, MailedCodeProof, TotpProof } from './proof-forms.tsx';
import { texts } from '#client/components/texts/two-factor-texts.ts';

export const proofs: readonly ProofMethod[] = [
  { name: 'totp', label: texts.totp.label, Form: TotpProof },
  { name: 'otp', label: texts.mailedCode.label, Form: MailedCodeProof },
  { name: 'backup-code', label: texts.backupCode.label, Form: BackupCodeProof },
];
export const errors = factorErrors;
