import { observer } from 'mobx-react-lite';
import { type ComponentType, type FormEvent, type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { WizardBar } from '#core/client/wizard/WizardBar.tsx';
import { WORK_WIDTHS } from '#core/contract/constants.ts';
import { type OwnProfile, valuesOf } from '../../contract/profile.ts';
import type { SectionName } from '../../contract/section-names.ts';
import { ProfileStore } from '../profile-store.ts';
import { ProfilePreview } from '../view/ProfilePreview.tsx';
import { OpenEditor, OpenEditorContext } from './open-editor.ts';
import { SectionConflict } from './SectionConflict.tsx';
import { EDITED_SECTIONS, SECTION_FIELDS } from './section-fields.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';
import { useSection } from './use-section.ts';
import './SectionForm.css';

interface SectionFormProps<Name extends SectionName> {
  readonly section: Name;
  readonly profile: OwnProfile;
  /** Replaces the input here with the version that another window saved meanwhile. */
  readonly onTakeOther: () => void;
}

/** The form of one section, beside it a preview of the employers' view where there is space. */
export const SectionForm = observer(function SectionForm<Name extends SectionName>(props: SectionFormProps<Name>): JSX.Element {
  const { section, profile, onTakeOther } = props;
  const store = useService(ProfileStore);
  const [editor] = useState(() => new OpenEditor());
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const { form, submit, busy, failure, errorOf, saver, forgetDraft, place } = useSection(section, profile);
  const Fields: ComponentType<SectionFieldsProps<Name>> = SECTION_FIELDS[section];
  const values = form.watch();
  const isConflict = saver.state === 'conflict';
  const takeOther = (): void => {
    forgetDraft();
    onTakeOther();
  };
  const whole = {
    noValidate: true,
    onSubmit: (event: FormEvent): void => void editor.settle(event, submit),
  };
  const fields = <Fields form={form} errorOf={errorOf} />;
  const end = (
    <>
      {isConflict && <SectionConflict onKeep={() => void store.overwrite(saver.retry)} onTakeOther={takeOther} />}
      {!isConflict && <FormFailure failure={failure} />}
      <WizardBar busy={busy} />
    </>
  );
  return (
    <OpenEditorContext value={editor}>
      <div className="section-split">
        <div ref={place}>
          {EDITED_SECTIONS.includes(section) ? (
            <div className="form">
              {fields}
              <form {...whole}>{end}</form>
            </div>
          ) : (
            <form className="form" {...whole}>
              {fields}
              {end}
            </form>
          )}
        </div>
        {hasRoom && (
          <ProfilePreview name={profile.name} sections={{ ...valuesOf((store.mine.value ?? profile).sections), [section]: values }} />
        )}
      </div>
    </OpenEditorContext>
  );
});
