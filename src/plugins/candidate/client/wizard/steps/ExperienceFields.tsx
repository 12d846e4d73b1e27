import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { jobSchema } from '../../../contract/section-schemas.ts';
import type { Job } from '../../../contract/sections.ts';
import { useJobWords } from '../../fields/item-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import { byStart, overlaps } from '../../items/months.ts';
import { newId } from '../../items/new-id.ts';
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
