import type { JSX, MouseEvent } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import { CompanySign } from '#core/client/ui/Signs.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { SavedJob } from '../../contract/saved.ts';
import { SalaryText } from '../posting/SalaryText.tsx';
import { focusBeside } from './focus-beside.ts';
import { OwnNote } from './OwnNote.tsx';
import { SavedStatus } from './SavedStatus.tsx';
import { useSaving } from './use-saving.ts';
import * as styles from './saved.module.css';

/** A saved posting, with the user's note and what became of it. */
export function SavedJobRow({ saved }: { readonly saved: SavedJob }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const { remove } = useSaving();
  const { id, job, note, savedAt } = saved;
  const title = job?.title ?? saved.title;
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusBeside(currentTarget);
    void remove({ id, title });
  };
  return (
    <li className={styles.savedRow} data-saved="posting">
      <CompanySign name={job?.company.name ?? saved.title} />
      <div className={styles.savedRowMain}>
        <div className="ledger__words">
          <h3 className={styles.savedRowTitle}>
            {job === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={href(jobRoutes.savedDetail, { id })}>
                <bdi>{title}</bdi>
              </Link>
            )}
          </h3>
          <p className="ledger__facts">
            {job !== null && (
              <FactLine
                facts={[
                  job.company.name,
                  job.location,
                  job.workMode && t(`workMode.${job.workMode}`),
                  job.employmentType && t(`employmentType.${job.employmentType}`),
                ]}
              />
            )}
          </p>
        </div>
        <OwnNote job={{ id, title }} note={note} />
      </div>
      <div className={styles.savedRowEnd}>
        {job !== null && job.salary !== null && <SalaryText salary={job.salary} />}
        <SavedStatus saved={saved} />
        <time className="muted small" dateTime={savedAt} title={format.dateTime(savedAt)}>
          {t('saved.savedWhen', { when: format.relative(savedAt) })}
        </time>
        <Button variant="quiet" size="s" aria-label={t('saved.removeNamed', { title })} onClick={leave}>
          <TrashIcon className="icon--s" />
          {t('saved.remove')}
        </Button>
      </div>
    </li>
  );
}
