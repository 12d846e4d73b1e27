import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { CandidateProfile } from './candidate-schemas.ts';

/** A panel of the page of a candidate, below the sections of the profile. */
export interface ProfilePanel extends Audience {
  /** Loads a component that gets the profile as the user may see it. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly profile: CandidateProfile }> }>;
}

/** Client plugins add panels for employers and administrators here, in order. Each loads and fails by itself. */
export const profilePanels = extensionPoint<ProfilePanel>('candidate.profile-panels');
