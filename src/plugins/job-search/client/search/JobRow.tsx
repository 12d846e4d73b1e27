import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useDistanceText } from '#core/client/i18n/use-distance-text.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { CompanyAvatar } from '#core/client/ui/Avatars.tsx';
import { ListRow } from '#core/client/ui/List.tsx';
import { MoneyRange } from '#core/client/ui/MoneyRange.tsx';
import { FoundWords } from '#core/client/ui/search-page/FoundWords.tsx';
import { VerifiedBadge } from '#core/client/ui/VerifiedBadge.tsx';
import type { IsOwnSkill } from '#plugins/jobs/contract/own-skill.ts';
import { OLD_DAYS, RECENT_DAYS } from '#plugins/jobs/contract/posting-age.ts';
import type { RowMarkModule } from '#plugins/jobs/contract/posting-parts.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { FoundJob } from '../../contract/search-schemas.ts';
import { SeenPostings } from '../seen/seen-postings.ts';
import { RowSkills } from './RowSkills.tsx';
import { useJobAddresses } from './use-job-addresses.ts';
import * as styles from './JobRow.module.css';

/** Postings nearer than this are in the place itself, in kilometres. */
const NEAREST = 1;

interface JobRowProps {
  /** With `sentence`, the sentence of its description that has the searched words. */
  readonly job: JobSummary & Partial<Pick<FoundJob, 'sentence' | 'distance'>>;
  /** Its words are marked in the title and in the sentence. */
  readonly searchText?: string | undefined;
  /** The marks of other plugins. */
  readonly marks?: readonly LoadedContribution<RowMarkModule>[];
  /** Whether the preview shows this posting. */
  readonly isChosen?: boolean;
  /** Marks the user's own skills. */
  readonly isOwnSkill?: IsOwnSkill | undefined;
  /** A button at the end. */
  readonly action?: ReactNode;
  /** The logo over the sign of the company. The lists of the first view show the sign alone, which needs no further code. */
  readonly logo?: ReactNode;
}

/** One posting in a list of postings. */
export const JobRow = observer(function JobRow(props: JobRowProps): JSX.Element {
  const { job, searchText, marks = [], isChosen = false, isOwnSkill, action, logo } = props;
  const t = useT('jobs');
  const addresses = useJobAddresses();
  const distanceText = useDistanceText();
  const isSeen = useService(SeenPostings).has(job.id);
  const { company, location, distance, workMode, employmentType, sentence, skills = [], responseDays } = job;
  return (
    <ListRow
      to={addresses.posting(job.id)}
      title={
        <span data-chosen={isChosen || undefined} className={isSeen ? styles.seen : undefined}>
          <FoundWords text={job.title} searchText={searchText} />
        </span>
      }
      avatar={<CompanyAvatar name={company.name}>{logo}</CompanyAvatar>}
      facts={[
        company.name,
        location,
        distance === undefined || distance < NEAREST ? undefined : t('job-search:finding.away', { distance: distanceText(distance) }),
        workMode && t(`workMode.${workMode}`),
        employmentType && t(`employmentType.${employmentType}`),
        responseDays === undefined ? undefined : t('job-search:finding.answers', { count: responseDays }),
      ]}
      mark={company.verified && <VerifiedBadge verified={company.verified} />}
      more={
        sentence ? (
          <p className={styles.sentence} dir="auto">
            <FoundWords text={sentence} searchText={searchText} />
          </p>
        ) : (
          skills.length > 0 && <RowSkills skills={skills} isOwn={isOwnSkill} />
        )
      }
    >
      {job.salary !== null && <MoneyRange range={job.salary} per={t(`jobs:period.${job.salary.period}`)} />}
      <span className="muted small">
        <PostedText job={job} />
      </span>
      {isSeen && <span className="muted small">{t('job-search:finding.seen')}</span>}
      {marks.map(({ plugin, id, module: { Mark } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Mark jobId={job.id} />
        </PluginBoundary>
      ))}
      {action}
    </ListRow>
  );
});

/** When a posting was published: the time since then for recent postings, the date for others, and both for old ones. */
function PostedText({ job: { publishedAt: at, isImportDate = false } }: { readonly job: JobSummary }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const days = (Date.now() - Date.parse(at)) / 86_400_000;
  const words = { when: format.relative(at), date: format.date(at) };
  const textOf = (): string => {
    if (days > OLD_DAYS) return t(isImportDate ? 'job.importedLongAgo' : 'job.postedLongAgo', words);
    // Its age is not known: the time since the import would be taken for it.
    if (isImportDate) return t('job.importedOn', words);
    return t(days < RECENT_DAYS ? 'job.posted' : 'job.postedOn', words);
  };
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {textOf()}
    </time>
  );
}
