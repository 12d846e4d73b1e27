import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { educationSchema } from '../../../contract/section-schemas.ts';
import type { Education } from '../../../contract/sections.ts';
import { useEducationWords } from '../../fields/item-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import { newId } from '../../items/new-id.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { CourseFields } from './CourseFields.tsx';

/** Step 5: schools, trainings and studies, the newest first. */
export function EducationFields({ form }: SectionFieldsProps<'education'>): JSX.Element {
  const store = useService(ProfileStore);
  return (
    <EditedList
      section="education"
      items={form.watch('items')}
      change={(items) => form.setValue('items', byYear(items), TYPED)}
      kept={() => store.value('education').items}
      save={(items) => store.save('education', { items: byYear(items) })}
      schema={educationSchema}
      blank={blankEducation}
      most={15}
      wordsOf={useEducationWords()}
      Fields={CourseFields}
    />
  );
}

function byYear(items: readonly Education[]): readonly Education[] {
  const yearOf = ({ startYear, endYear }: Education): number => endYear ?? startYear ?? 0;
  return items.toSorted((a, b) => yearOf(b) - yearOf(a));
}

function blankEducation(): Education {
  return { id: newId(), institution: '', level: '', field: '', startYear: null, endYear: null, grade: '', description: '' };
}
