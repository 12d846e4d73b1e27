import type { JSX } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { talentPoolUntil } from '../../../../contract/talent-pool.ts';
import { TALENT_POOL_MONTHS } from '../../../../contract/visibility.ts';
import { Fault } from '../../../fields/Fault.tsx';
import { FieldsPart } from '../../../fields/FieldsPart.tsx';
import { today } from '../../../fields/today.ts';
import { type SectionFieldsProps, TYPED } from '../../section-fields-props.ts';

/** The consent to the talent pool. It ends by itself; checking the box again renews it. */
export function TalentPoolField({ form, fields }: SectionFieldsProps<'review'>): JSX.Element {
  const t = useT('candidate');
  const locale = useLocale();
  const fault = fields.errorOf('talentPoolSince');
  const until = talentPoolUntil(form.watch('talentPoolSince'));
  const isValid = until !== '' && until >= today();
  const day = dayInWords(until, locale, 'medium');
  return (
    <FieldsPart title={t('talentPool.title')}>
      <div>
        <Checkbox
          label={t('talentPool.consent')}
          help={t('talentPool.help', { months: TALENT_POOL_MONTHS })}
          checked={isValid}
          aria-invalid={fault !== undefined}
          onChange={({ target }) => form.setValue('talentPoolSince', target.checked ? today() : '', TYPED)}
        />
        {/* Present from the start, so that a screen reader reads the changes. */}
        <p className="check__help" role="status">
          {day !== undefined && t(isValid ? 'talentPool.until' : 'talentPool.renew', { day })}
        </p>
        <Fault sentence={fault} />
      </div>
    </FieldsPart>
  );
}
