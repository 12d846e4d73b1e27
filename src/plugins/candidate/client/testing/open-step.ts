import { screen } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import { candidateClientPlugin } from '../candidate.client-plugin.ts';
import type { FakeProfile } from './fake-profile.ts';

/** The required sections, filled in. */
export const filledIn: Pick<ProfileSections, 'basics' | 'place' | 'preferences'> = {
  basics: { photo: null, headline: 'Welder', pronouns: '', isOldEnough: true },
  place: { ...BLANK_SECTIONS.place, country: 'NL', city: 'Kampen' },
  preferences: { ...BLANK_SECTIONS.preferences, titles: ['Welder'], employmentTypes: ['full_time'], workModes: ['onsite'] },
};

/** Opens the wizard's step of a section. */
export const open = (
  section: SectionName,
  profile: FakeProfile,
  more: FakeReplies = {},
  plugins: readonly ClientPlugin[] = [],
): Promise<View> =>
  renderPlugin([...standIns(candidateClientPlugin), candidateClientPlugin, ...plugins], {
    at: href(candidateRoutes[section]),
    as: 'candidate',
    api: { ...profile.replies, ...more },
  });

/** The button that leads to the next step. */
export const goOn = (): HTMLElement => screen.getByRole('button', { name: /^(Continue|Finish)/ });
