import type { JSX, MouseEvent } from 'react';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import { MoneyRange } from '#core/client/ui/MoneyRange.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import { daysLeft, isNear } from '#plugins/jobs/contract/days-left.ts';
import { dayEnd } from '#plugins/jobs/contract/deadline.ts';
import type { RowMarkModule } from '#plugins/jobs/contract/posting-parts.ts';
import { savedRoutes } from '../../contract/routes.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import { focusBeside } from './focus-beside.ts';
import { OwnNote } from './OwnNote.tsx';
import { useSaving } from './use-saving.ts';
import * as styles from './saved.module.css';

interface SavedJobRowProps {
  readonly saved: SavedJob;
  /** The marks of other plugins. */
  readonly marks: readonly LoadedContribution<RowMarkModule>[];
}

/** A saved posting: what a candidate decides by, the user's note and what became of it. */
export function SavedJobRow({ saved, marks }: SavedJobRowProps): JSX.Element {
  const t = useT('job-search');
  const format = useFormat();
  const { remove } = useSaving();
  const locale = useLocale();
  const { id, job, note, savedAt } = saved;
  const lastDay = saved.status === 'published' ? dayInWords(saved.deadline ?? '', locale, 'medium') : undefined;
  const title = job?.title ?? saved.title;
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusBeside(currentTarget);
    void remove({ id, title });
  };
  return (
    <li className={styles.savedRow} data-saved="posting">
      <CompanyLogo name={job?.company.name ?? saved.title} fileId={job?.company.logoFileId} />
      <div className={styles.savedRowMain}>
        <div className="list__words">
          <h3 className={styles.savedRowTitle}>
            {job === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link to={href(savedRoutes.detail, { id })}>
                <bdi>{title}</bdi>
              </Link>
            )}
          </h3>
          <p className="list__facts">
            {job !== null && (
              <FactLine
                facts={[
                  job.company.name,
                  job.location,
                  job.workMode && t(`jobs:workMode.${job.workMode}`),
                  job.employmentType && t(`jobs:employmentType.${job.employmentType}`),
                ]}
              />
            )}{' '}
            {job?.company.verified && <VerifiedBadge verified={job.company.verified} />}
          </p>
        </div>
        <OwnNote job={{ id, title }} note={note} />
      </div>
      <div className={styles.savedRowEnd}>
        {job !== null &&
          (job.salary === null ? (
            <span className="muted">{t('jobs:job.noSalary')}</span>
          ) : (
            <MoneyRange range={job.salary} per={t(`jobs:period.${job.salary.period}`)} />
          ))}
        {lastDay !== undefined && <span>{t('saved.applyBy', { date: lastDay })}</span>}
        <SavedStatus saved={saved} />
        {marks.map(({ plugin, id: what, module: { Mark } }) => (
          <PluginBoundary key={what} plugin={plugin} what={what}>
            <Mark jobId={id} />
          </PluginBoundary>
        ))}
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

/** The state of a saved posting: open, about to expire, paused, or why it ended. */
function SavedStatus({ saved }: { readonly saved: SavedJob }): JSX.Element {
  const t = useT('job-search');
  const format = useFormat();
  const { status, endedAt, endReason } = saved;
  if (status === 'published') return <OpenStatus saved={saved} />;
  if (endedAt === null) return <StatusBadge tone="off">{t(`jobs:status.${status}`)}</StatusBadge>;
  const isTold = endReason !== null && endReason !== 'removed' && endReason !== 'other';
  return (
    <span className={styles.savedStatus}>
      <StatusBadge tone="off">{t(`jobs:managed.ended.${status}`, { date: format.date(endedAt) })}</StatusBadge>
      {isTold && <small className="muted">{t(`jobs:moves.endReason.${endReason}`)}</small>}
    </span>
  );
}

function OpenStatus({ saved: { deadline, expiresAt } }: { readonly saved: SavedJob }): JSX.Element {
  const t = useT('job-search');
  if (deadline !== null && dayEnd(deadline) <= new Date()) return <StatusBadge tone="off">{t('saved.tooLate')}</StatusBadge>;
  if (expiresAt === null || !isNear(expiresAt)) return <StatusBadge tone="live">{t('saved.open')}</StatusBadge>;
  const days = daysLeft(expiresAt);
  return <StatusBadge tone="wait">{days < 1 ? t('saved.endsToday') : t('saved.endsIn', { count: days })}</StatusBadge>;
}
