import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { Place } from '#core/client/ui/Breadcrumb.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { WhenNear } from '#core/client/ui/WhenNear.tsx';
import { postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { AboutCompany } from '../posting/AboutCompany.tsx';
import { useIsJustPosted } from '../posting/live/live-page.ts';
import { PostingText } from '../posting/PostingArticle.tsx';
import { PostingMark } from '../posting/PostingMark.tsx';
import { PostingPanels } from '../posting/PostingPanels.tsx';
import { ReportButton } from '../posting/report/ReportButton.tsx';
import { ShareButton } from '../posting/share/ShareButton.tsx';
import { useApplicants } from '../posting/use-applicants.ts';
import { useJobAddresses } from '../posting/use-job-addresses.ts';
import { WithPostingPart } from '../posting/WithPostingPart.tsx';
import { isManaged, PostingHead } from './PostingHead.tsx';
import * as styles from '../posting/JobPage.module.css';

const ConflictNotes = lazyExtra(async () => (await import('../moves/ConflictNotes.tsx')).ConflictNotes);

const LivePanel = lazyExtra(async () => (await import('../posting/live/LivePanel.tsx')).LivePanel);

const ReopenNote = lazyExtra(async () => (await import('../moves/ReopenNote.tsx')).ReopenNote);

const ReportsPanel = lazyExtra(async () => (await import('../review/ReportsPanel.tsx')).ReportsPanel);

interface PostingPageBodyProps {
  readonly job: Job;
  /** The parent page; the search when absent. */
  readonly back?: Place | undefined;
  /** Whether the reader sees what candidates will see, and cannot use it. */
  readonly isPreview?: boolean;
}

/** A whole posting as its page and its preview show it. */
export const PostingPageBody = observer(function PostingPageBody({ job, back, isPreview = false }: PostingPageBodyProps): JSX.Element {
  const addresses = useJobAddresses();
  const applicants = useApplicants(job);
  const isLive = useIsJustPosted(job);
  const isOver = !job.viewer.isOpen && !isManaged(job);
  return (
    <article className={styles.job}>
      <PrintSource path={addresses.posting(job.id)} />
      <PostingHead job={job} back={back} />
      <WithPostingPart job={job} isPreview={isPreview}>
        <Suspense>{isManaged(job) && <ConflictNotes />}</Suspense>
        <Suspense>
          {isLive && (
            <div className={styles.jobBeside}>
              <LivePanel job={job} />
            </div>
          )}
        </Suspense>
        <Suspense>{job.viewer.moderates && <ReportsPanel job={{ ...job, moves: job.viewer.moves }} />}</Suspense>
        <PostingMark job={job} />
        <Suspense>{job.viewer.manages && job.status === 'closed' && <ReopenNote job={job} />}</Suspense>
        {isOver && <SimilarLists key={job.id} jobId={job.id} />}
        <PostingText job={job} applicants={applicants}>
          <PostingPanels job={job} place="text" />
        </PostingText>
        <AboutCompany company={job.company} />
        <PostingTools job={job} />
        {!isOver && <WhenNear>{() => <SimilarLists key={job.id} jobId={job.id} />}</WhenNear>}
      </WithPostingPart>
    </article>
  );
});

/** Open postings beside this one, from other plugins. */
function SimilarLists({ jobId }: { readonly jobId: string }): JSX.Element {
  return (
    <>
      {useContributions(postingParts.part('similar')).map(({ plugin, thing: { id, value } }) => (
        <PluginPart
          key={id}
          plugin={plugin}
          what={id}
          given={{ jobId }}
          load={async () => (await value.load()).SimilarJobs}
          hasOpenTexts
          placeholder={false}
        />
      ))}
    </>
  );
}

/** What every reader can do with a posting. Those who manage or review it have other ways than a report. */
function PostingTools({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  return (
    <div className={styles.jobEnd} data-end>
      <ShareButton job={job} />
      <Button variant="quiet" size="s" onClick={() => window.print()}>
        <PrintIcon className="icon--s" />
        {t('job.print')}
      </Button>
      {!isManaged(job) && <ReportButton key={job.id} job={job} />}
    </div>
  );
}
