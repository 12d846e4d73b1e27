import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { CompanyLogo } from '#core/client/ui/CompanyLogo.tsx';
import { useListItem } from '#core/client/ui/data-list/list-item.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { AnswerDate } from './AnswerDate.tsx';
import { ApplicationCourse } from './ApplicationCourse.tsx';
import { isUnread, NobodyReads } from './NobodyReads.tsx';
import * as styles from './AppliedRow.module.css';

interface AppliedRowProps {
  readonly application: Application;
  /** Heading level of the job's title. */
  readonly headingLevel: 2 | 3;
}

/** One of the user's own applications in a list: the job, the stages so far, and the next step. */
export function AppliedRow({ application, headingLevel }: AppliedRowProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  const { job, stage, createdAt } = application;
  const item = useListItem();
  const unread = isUnread(application);
  const Title = `h${headingLevel}` as const;
  return (
    <li {...item} className={styles.appliedRow}>
      <div className={styles.appliedRowIn}>
        <div className={styles.appliedRowJob}>
          <CompanyLogo name={job.company} fileId={job.logoFileId} />
          <div className="list__words">
            <Title className="list__title">
              <Link to={href(applicationRoutes.appliedDetail, { id: application.id })}>
                <bdi>{job.title}</bdi>
              </Link>
            </Title>
            <p className="list__facts">
              <FactLine facts={[job.company, job.location]} />
            </p>
          </div>
        </div>
        {unread ? <NobodyReads application={application} /> : <ApplicationCourse application={application} terse />}
        <p className={styles.appliedRowNext}>
          {!unread && <span>{t(`next.${stage}`)}</span>}
          <AnswerDate application={application} />
          <time className="muted small" dateTime={createdAt} title={format.dateTime(createdAt)}>
            {t('applied.sent', { when: format.relative(createdAt) })}
          </time>
        </p>
      </div>
    </li>
  );
}
