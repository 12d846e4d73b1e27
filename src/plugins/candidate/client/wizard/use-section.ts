import { type RefObject, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { type AutosavedFormState, useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { useFirstFault } from '#core/client/forms/use-first-fault.ts';
import { fieldIssue } from '#core/client/forms/use-issue-text.ts';
import { useGoOn, useSkipOn } from '#core/client/wizard/use-wizard.ts';
import { ISSUE_SENTENCES } from '#core/contract/issue-sentence.ts';
import { isBlank, lacksOf } from '../../contract/completeness.ts';
import { NEEDED_SECTIONS, type SectionName } from '../../contract/section-names.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { ProfileStore } from '../profile-store.ts';
import type { SectionBasis } from './section-basis.ts';

const NEEDED = fieldIssue({ path: '', message: ISSUE_SENTENCES.needed, code: 'needed' });

export interface SectionState<Name extends SectionName> extends AutosavedFormState<ProfileSections[Name], ProfileSections[Name]> {
  /** The element around the fields. The first field with an error in it gets the focus. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/**
 * The autosaved form of a section, also while it is incomplete. Submitting it saves and opens the next step. If a required section is
 * incomplete, the form stays and shows errors at the fields. Submitting an empty optional section skips it.
 */
export function useSection<Name extends SectionName>(section: Name, { profile, schemas }: SectionBasis): SectionState<Name> {
  const store = useService(ProfileStore);
  const goOn = useGoOn();
  const skipOn = useSkipOn();
  const isNeeded = NEEDED_SECTIONS.includes(section);
  const place = useRef<HTMLDivElement>(null);
  const showFirst = useFirstFault(place);
  const bound = useAutosavedForm<ProfileSections[Name], ProfileSections[Name]>({
    schema: schemas[section],
    defaults: profile.sections[section].value,
    draft: `candidate-${section}`,
    fieldOf: (path) => path.replace(/^value\./, '').split('.')[0] ?? path,
    neededText: (field) => `candidate:needed.${section}.${field}`,
    send: (value) => store.save(section, value),
    onSubmitted: () => {
      const lacks = isNeeded ? lacksOf(section, store.value(section)) : [];
      for (const field of lacks) bound.form.setError(field as FieldPath<ProfileSections[Name]>, NEEDED);
      if (lacks.length > 0) showFirst();
      else void (isNeeded || !isBlank(section, store.value(section)) ? goOn() : skipOn());
    },
  });
  const submit = async (): Promise<void> => {
    const isUntouched = !isNeeded && bound.saver.isOnServer && isBlank(section, bound.form.getValues());
    await (isUntouched ? skipOn() : bound.submit());
  };
  return { ...bound, submit, place };
}
