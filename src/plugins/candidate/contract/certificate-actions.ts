import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Certificate } from './item-schemas.ts';

/** What an action beside a certificate gets. */
export interface CertificateActionProps {
  /** As the candidate wrote it in step 8. */
  readonly certificate: Certificate;
}

/** An action beside a certificate of the candidate. */
export interface CertificateAction {
  /** Loads a component: a small button or link. */
  readonly load: () => Promise<{ readonly Action: ComponentType<CertificateActionProps> }>;
}

/** Client plugins add actions beside each certificate in step 8 of the profile here, in order. Each loads and fails by itself. */
export const certificateActions = extensionPoint<CertificateAction>('candidate.certificate-actions');
