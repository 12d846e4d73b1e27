import { type JSX, useId, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import type { PickerOption, PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { href } from '#core/contract/route-ref.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { TemplateSheet } from './TemplateSheet.tsx';
import * as styles from '../form/JobForm.module.css';

/** With what a posting can begin. */
export interface Starts {
  /** The newest postings of the user's companies. */
  readonly postings: readonly ManagedJob[];
  readonly hasTemplates: boolean;
}

/** Drafts that are offered to be continued. */
const MOST_DRAFTS = 3;

/** Postings that a search offers. */
const MOST_FOUND = 20;

/** Offers to continue a draft, or to begin with a template or an earlier posting. The form below begins with nothing. */
export function StartChooser({ starts: { postings, hasTemplates } }: { readonly starts: Starts }): JSX.Element | null {
  const t = useT('jobs');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  if (postings.length === 0 && !hasTemplates) return null;
  return (
    <section className={styles.jobformStart} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('templates.start')}</h2>
      <Drafts drafts={postings.filter(({ status }) => status === 'draft').slice(0, MOST_DRAFTS)} />
      <div className={styles.jobformStarts}>
        {postings.length > 0 && <EarlierPosting />}
        {hasTemplates && <Button onClick={() => setOpen(true)}>{t('templates.use')}</Button>}
      </div>
      <TemplateSheet open={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

function Drafts({ drafts }: { readonly drafts: readonly ManagedJob[] }): JSX.Element | null {
  const t = useT('jobs');
  const titleId = useId();
  if (drafts.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="muted small">
        {t('templates.drafts')}
      </p>
      <ul className={styles.jobformDrafts} aria-labelledby={titleId}>
        {drafts.map(({ id, title }) => (
          <li key={id}>
            <Link className="link" to={href(jobRoutes.form, {}, { id })}>
              <bdi>{title.trim() === '' ? t('view.untitled') : title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Finds an earlier posting, of which a copy begins. */
function EarlierPosting(): JSX.Element {
  const t = useT('jobs');
  const go = useGo();
  const api = useService(ApiClient);
  const source = useMemo((): PickerSource => {
    const optionOf = ({ id, title, reference }: ManagedJob): PickerOption => ({
      value: id,
      label: title.trim() === '' ? t('view.untitled') : title,
      detail: reference,
    });
    return {
      search: async (typed, signal) => {
        const query = { limit: MOST_FOUND, ...(typed !== '' && { q: typed }) };
        return (await api.call(listManagedJobs, { query, signal })).items.map(optionOf);
      },
      named: async () => [],
    };
  }, [api, t]);
  return (
    <Picker
      label={t('templates.earlier')}
      placeholder={t('templates.earlierHint')}
      source={source}
      value=""
      onChange={(id) => id !== '' && go(href(jobRoutes.form, {}, { copy: id }))}
    />
  );
}
