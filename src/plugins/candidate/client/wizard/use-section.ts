import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { type AutosavedFormState, useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { fieldIssue } from '#core/client/forms/use-issue-text.ts';
import { useGoOn } from '#core/client/wizard/use-wizard.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { lacksOf } from '../../contract/completeness.ts';
import type { OwnProfile } from '../../contract/profile.ts';
import { NEEDED_SECTIONS, type SectionName } from '../../contract/section-names.ts';
import { sectionSchemas } from '../../contract/section-schemas.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { ProfileStore } from '../profile-store.ts';

const NEEDED = fieldIssue({ path: '', message: ISSUE_SENTENCES.needed, code: 'needed' });

/** A section's form. */
export interface SectionState<Name extends SectionName> extends AutosavedFormState<ProfileSections[Name], ProfileSections[Name]> {
  /** Around the fields: the first one that lacks something is given the focus. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/**
 * The form of a section that saves itself, finished or not. Submitting it saves it and goes on to the next step,
 * unless the section is needed and lacks something: that is said beside the fields.
 */
export function useSection<Name extends SectionName>(section: Name, profile: OwnProfile): SectionState<Name> {
  const store = useService(ProfileStore);
  const goOn = useGoOn();
  const { place, showFirst } = useFirstFault();
  const bound = useAutosavedForm<ProfileSections[Name], ProfileSections[Name]>({
    schema: sectionSchemas[section],
    defaults: profile.sections[section].value,
    draft: `candidate-${section}`,
    fieldOf: (path) => path.replace(/^value\./, '').split('.')[0] ?? path,
    send: (value) => store.save(section, value),
    onSubmitted: () => {
      const lacks = NEEDED_SECTIONS.includes(section) ? lacksOf(section, store.value(section)) : [];
      for (const field of lacks) bound.form.setError(field as FieldPath<ProfileSections[Name]>, NEEDED);
      if (lacks.length === 0) void goOn();
      else showFirst();
    },
  });
  return { ...bound, place };
}

/** Puts the focus on the first field with which something is wrong, once that is shown. */
function useFirstFault(): { readonly place: RefObject<HTMLDivElement | null>; readonly showFirst: () => void } {
  const place = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus();
  }, [refusals]);
  return { place, showFirst: () => setRefusals((count) => count + 1) };
}
