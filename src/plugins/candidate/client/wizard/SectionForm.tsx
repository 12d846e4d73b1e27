import { observer } from 'mobx-react-lite';
import { type ComponentType, type FormEvent, type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useTypedValues } from '#core/client/forms/use-typed-values.ts';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { WORK_WIDTHS } from '#core/contract/constants.ts';
import { isBlank } from '../../contract/completeness.ts';
import { valuesOf } from '../../contract/profile.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { PendingInputs, PendingInputsContext } from '../fields/pending-input.ts';
import { ProfileFilesContext } from '../files/profile-files.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfilePreview } from '../view/ProfilePreview.tsx';
import { SectionConflict } from './SectionConflict.tsx';
import type { SectionBasis } from './section-basis.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';
import { BasicsFields } from './steps/BasicsFields.tsx';
import { CertificatesFields } from './steps/CertificatesFields.tsx';
import { EducationFields } from './steps/EducationFields.tsx';
import { ExperienceFields } from './steps/ExperienceFields.tsx';
import { LanguagesFields } from './steps/LanguagesFields.tsx';
import { PlaceFields } from './steps/PlaceFields.tsx';
import { PortfolioFields } from './steps/PortfolioFields.tsx';
import { PreferencesFields } from './steps/PreferencesFields.tsx';
import { ReviewFields } from './steps/ReviewFields.tsx';
import { SkillsFields } from './steps/SkillsFields.tsx';
import { useSection } from './use-section.ts';
import * as styles from './SectionForm.module.css';

/** The component with the fields of each section. */
const SECTION_FIELDS: { readonly [Name in SectionName]: ComponentType<SectionFieldsProps<Name>> } = {
  basics: BasicsFields,
  place: PlaceFields,
  preferences: PreferencesFields,
  experience: ExperienceFields,
  education: EducationFields,
  skills: SkillsFields,
  languages: LanguagesFields,
  certificates: CertificatesFields,
  portfolio: PortfolioFields,
  review: ReviewFields,
};

/** Sections whose items have editors. An editor is a form, and a form cannot contain another form. */
const EDITED_SECTIONS: readonly SectionName[] = ['experience', 'education', 'certificates', 'portfolio'];

interface SectionFormProps<Name extends SectionName> {
  readonly section: Name;
  readonly basis: SectionBasis;
  /** Replaces the input here with the version that another window saved meanwhile. */
  readonly onTakeOther: () => void;
}

/** The form of one section, beside it a preview of the employers' view where there is space. The review shows the profile itself. */
export const SectionForm = observer(function SectionForm<Name extends SectionName>(props: SectionFormProps<Name>): JSX.Element {
  const { section, basis, onTakeOther } = props;
  const { profile } = basis;
  const store = useService(ProfileStore);
  const [pending] = useState(() => new PendingInputs());
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const { form, submit, busy, failure, fields, saver, forgetDraft, place } = useSection(section, basis);
  const Fields: ComponentType<SectionFieldsProps<Name>> = SECTION_FIELDS[section];
  const values = useTypedValues(form);
  const isConflict = saver.state === 'conflict';
  const takeOther = (): void => {
    forgetDraft();
    onTakeOther();
  };
  const whole = {
    noValidate: true,
    onSubmit: (event: FormEvent): void => void pending.keepAndSubmit(event, submit),
  };
  const inputs = <Fields form={form} fields={fields} />;
  const end = (
    <>
      {isConflict && <SectionConflict section={section} onKeep={() => void store.overwrite(saver.retry)} onTakeOther={takeOther} />}
      {!isConflict && <FormFailure failure={failure} />}
      <WizardBar busy={busy} isBlank={isBlank(section, values) && saver.isOnServer && !pending.mayBeTyped} />
    </>
  );
  return (
    <PendingInputsContext value={pending}>
      <ProfileFilesContext value={store.files}>
        <div className={styles.sectionSplit} data-wide>
          <div ref={place}>
            {EDITED_SECTIONS.includes(section) ? (
              <div className="form">
                {inputs}
                <form {...whole}>{end}</form>
              </div>
            ) : (
              <form className="form" {...whole}>
                {inputs}
                {end}
              </form>
            )}
          </div>
          {hasRoom && section !== 'review' && (
            <ProfilePreview name={profile.name} sections={{ ...valuesOf((store.mine.value ?? profile).sections), [section]: values }} />
          )}
        </div>
      </ProfileFilesContext>
    </PendingInputsContext>
  );
});
