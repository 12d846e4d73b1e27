import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PostingSectionProps } from '../../contract/client-extension-points.ts';
import type { PostingFieldsProps } from './posting-values.ts';
import { DetailsSection } from './sections/DetailsSection.tsx';
import { FormSection } from './sections/FormSection.tsx';
import { JobSection } from './sections/JobSection.tsx';
import { OtherSections } from './sections/OtherSections.tsx';
import { PaySection } from './sections/PaySection.tsx';
import { PlaceSection } from './sections/PlaceSection.tsx';
import { SkillsSection } from './sections/SkillsSection.tsx';

interface PostingSectionsProps extends PostingFieldsProps {
  /** What the sections of other plugins need besides what is typed. */
  readonly others: Pick<PostingSectionProps, 'jobId' | 'savesItself' | 'beforePublishing'>;
  readonly asksDays: boolean;
}

/** All fields of a posting, in sections. */
export function PostingSections({ form, fields, others, asksDays }: PostingSectionsProps): JSX.Element {
  const t = useT('jobs');
  const field = { form, fields };
  const [language, applyUrl] = useWatch({ control: form.control, name: ['language', 'applyUrl'] });
  return (
    <>
      <FormSection title={t('form.about')}>
        <JobSection {...field} />
      </FormSection>
      <FormSection title={t('form.skills')}>
        <SkillsSection {...field} />
      </FormSection>
      <FormSection title={t('form.where')}>
        <PlaceSection {...field} />
      </FormSection>
      <FormSection title={t('form.pay')}>
        <PaySection {...field} />
      </FormSection>
      <FormSection title={t('form.details')}>
        <DetailsSection {...field} asksDays={asksDays} />
      </FormSection>
      <OtherSections {...others} language={language} applyUrl={applyUrl} />
    </>
  );
}
