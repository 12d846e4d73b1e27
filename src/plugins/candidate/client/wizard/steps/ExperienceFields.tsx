import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { type Job, jobSchema } from '../../../contract/item-schemas.ts';
import { endsAfterStart, monthOf, monthSpan } from '../../../contract/job-dates.ts';
import { useJobWords } from '../../fields/item-words.ts';
import { thisMonth } from '../../fields/profile-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { JobFields } from './JobFields.tsx';

/** Step 4: jobs, the newest first. */
export function ExperienceFields({ form }: SectionFieldsProps<'experience'>): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const items = form.watch('items');
  const [one, other] = overlaps(items);
  return (
    <>
      <EditedList
        section="experience"
        items={items}
        change={(jobs) => form.setValue('items', byStart(jobs), TYPED)}
        kept={() => store.value('experience').items}
        save={(jobs) => store.save('experience', { items: byStart(jobs) })}
        schema={jobSchema}
        blank={blankJob}
        most={30}
        wordsOf={useJobWords()}
        Fields={JobFields}
      />
      {one !== undefined && other !== undefined && (
        <Note tone="straw" title={t('experience.overlap')}>
          {t('experience.overlapHelp', { one: one.title, other: other.title })}
        </Note>
      )}
    </>
  );
}

function blankJob(): Job {
  return {
    id: newId(),
    title: '',
    company: '',
    place: '',
    employmentType: '',
    start: '',
    end: '',
    isCurrent: false,
    description: '',
    skills: [],
  };
}

/** The jobs, the most recently begun first. */
export function byStart(jobs: readonly Job[]): readonly Job[] {
  const current = monthOf(thisMonth());
  const timed = jobs.map((job) => ({ job, ...monthSpan(job.start, job.end, current) }));
  return timed.sort((a, b) => b.first - a.first || b.last - a.last).map(({ job }) => job);
}

/** The first two jobs that overlap by more than a month, or an empty list. Current jobs are ignored, since many users have two. */
export function overlaps(jobs: readonly Job[]): readonly Job[] {
  const ended = byStart(jobs.filter(({ end }) => end !== '')).toReversed();
  const at = ended.findIndex((job, index) => ended.slice(index - 1, index).some((before) => endsAfterStart(before, job)));
  return at === -1 ? [] : ended.slice(at - 1, at + 1);
}
