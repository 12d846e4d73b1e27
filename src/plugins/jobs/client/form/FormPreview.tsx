import { observer } from 'mobx-react-lite';
import { type JSX, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTypedValues } from '#core/client/forms/use-typed-values.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { AddressPanel } from '../posting/AtAddress.tsx';
import { PostingText } from '../posting/PostingArticle.tsx';
import { usePostingPay } from '../posting/use-posting-pay.tsx';
import { useMasterNames } from '../use-master-names.ts';
import type { PostingValues } from './posting-values.ts';
import { previewedJob } from './previewed-job.ts';
import * as styles from './JobForm.module.css';

/** The action beside a posting as candidates see it. Nothing in it can be used. */
const PreviewedPart = observer(function PreviewedPart({ job }: { readonly job: Job }): JSX.Element | null {
  const given = { job, pay: usePostingPay(job), isPreview: true };
  const [first] = useContributions(postingParts.part('action'));
  if (job.applyUrl !== null) return <AddressPanel {...given} />;
  if (first === undefined) return null;
  const { plugin, thing } = first;
  return <PluginPart plugin={plugin} what={thing.id} given={given} load={async () => (await thing.value.loadPanel()).Panel} />;
});

interface FormPreviewProps {
  readonly form: UseFormReturn<PostingValues>;
  readonly edited: EditedPosting | undefined;
  readonly company: Job['company'];
}

/** Shows the posting as its page will show it, from the input so far. Nothing in it can be pressed. */
export function FormPreview({ form, edited, company }: FormPreviewProps): JSX.Element {
  const t = useT('jobs');
  const locale = useLocale();
  const values = useTypedValues(form);
  const code = values.category;
  const categoryName = useMasterNames('job-categories', code === '' ? [] : [code]);
  const category = code === '' ? null : { code, name: categoryName(code) };
  const job = useMemo(() => previewedJob(values, locale, { edited, company, category: null }), [values, locale, edited, company]);
  return (
    <aside className={styles.jobformPreview} aria-label={t('form.preview')}>
      <h2>{t('form.preview')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it */}
      <section className={styles.jobformPaper} aria-label={t('form.previewOfPage')} tabIndex={0}>
        <div inert>
          <div className={styles.jobformRow}>
            <CompanyLogo name={company.name} fileId={company.logoFileId} />
            <div className="grow">
              <p className={job.title.trim() === '' ? 'muted' : 'strong'}>
                <bdi>{job.title.trim() === '' ? t('form.previewTitle') : job.title}</bdi>
              </p>
              <p className="soft">
                <bdi>{company.name}</bdi>
              </p>
            </div>
          </div>
          <PostingText job={{ ...job, category }} headingLevel={3} />
          <div className={styles.jobformPart}>
            <PreviewedPart job={job} />
          </div>
        </div>
      </section>
    </aside>
  );
}
