import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { unfinishedSections } from '../../../contract/completeness.ts';
import { Fault } from '../../fields/Fault.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { SHOWN_SECTIONS } from '../../view/SectionView.tsx';
import type { SectionFieldsProps } from '../section-fields-props.ts';
import { ReviewPart } from './ReviewPart.tsx';
import { BlockedFields } from './review/BlockedFields.tsx';
import { TalentPoolField } from './review/TalentPoolField.tsx';
import { VisibilityFields } from './review/VisibilityFields.tsx';
import * as styles from './ReviewPart.module.css';

/** Step 10: the content of each part, links to the steps that change it, who may see the profile, and the confirmation. */
export const ReviewFields = observer(function ReviewFields({ form, fields }: SectionFieldsProps<'review'>): JSX.Element | null {
  const { mine } = useService(ProfileStore);
  const profile = mine.value;
  if (profile === undefined) return null;
  return (
    <>
      <div className={styles.review}>
        {SHOWN_SECTIONS.map((section) => (
          <ReviewPart key={section} section={section} profile={profile} />
        ))}
      </div>
      <VisibilityFields form={form} />
      <BlockedFields form={form} fields={fields} />
      <TalentPoolField form={form} fields={fields} />
      <Confirmation form={form} fields={fields} isReady={unfinishedSections(profile.sections).length === 0} />
    </>
  );
});

interface ConfirmationProps extends SectionFieldsProps<'review'> {
  /** Whether the other required parts are complete. */
  readonly isReady: boolean;
}

/** The confirmation, or that something required is missing. */
function Confirmation({ form, fields, isReady }: ConfirmationProps): JSX.Element {
  const t = useT('candidate');
  const fault = fields.errorOf('isConfirmed');
  if (!isReady) {
    return (
      <div tabIndex={-1} data-fault={fault === undefined ? undefined : true}>
        <Note tone="straw" title={t('review.missing')}>
          {t('review.missingHelp')}
        </Note>
      </div>
    );
  }
  return (
    <div>
      <Checkbox
        label={t('review.confirm')}
        help={t('review.confirmHelp')}
        aria-invalid={fault !== undefined}
        {...form.register('isConfirmed')}
      />
      <Fault sentence={fault} />
    </div>
  );
}
