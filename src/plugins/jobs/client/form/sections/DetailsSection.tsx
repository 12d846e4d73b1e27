import type { JSX } from 'react';
import { DateField } from '#core/client/forms/DateField.tsx';
import { SeveralField } from '#core/client/forms/SeveralField.tsx';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { PUBLISHED_DAYS } from '../../../contract/life-cycle.ts';
import { CountField } from '../fields/CountField.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';

/** Most benefits of a posting. */
const MOST_BENEFITS = 20;

interface DetailsSectionProps extends PostingFieldsProps {
  /** Whether the posting was not published yet, so that the days until its expiry can be chosen. */
  readonly asksDays: boolean;
}

/** Benefits, openings, dates and where to apply. */
export function DetailsSection({ form, fields, asksDays }: DetailsSectionProps): JSX.Element {
  const t = useT('jobs');
  const benefits = useListSource(offeredList('benefits'), { nameOf: () => undefined, isByName: true });
  const hasNoUrl = useValueOf(form, ({ applyUrl }) => applyUrl.trim() === '');
  const field = { form, fields };
  return (
    <>
      <SeveralField {...field} name="benefits" label={t('view.benefits')} optional source={benefits} most={MOST_BENEFITS} />
      <div className="fields__pair">
        <CountField {...field} name="openings" label={t('form.openings')} optional />
        <CountField {...field} name="responseDays" label={t('form.responseDays')} help={t('form.responseDaysHelp')} optional />
      </div>
      <div className="fields__pair">
        <DateField label={t('form.startsOn')} optional {...fields.controlled('startsOn')} />
        <DateField label={t('form.deadline')} help={t('form.deadlineHelp')} optional {...fields.controlled('deadline')} />
      </div>
      {asksDays && <CountField {...field} name="days" label={t('form.days')} help={t('form.daysHelp', { ...PUBLISHED_DAYS })} />}
      <TextInput
        label={t('form.applyUrl')}
        help={t(hasNoUrl ? 'form.applyUrlHelp' : 'form.applyUrlOnly')}
        optional
        type="url"
        inputMode="url"
        dir="ltr"
        {...fields.text('applyUrl')}
      />
    </>
  );
}
