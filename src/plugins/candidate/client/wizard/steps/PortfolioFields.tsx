import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea, TextInput } from '#core/client/ui/TextInput.tsx';
import { type Work, workSchema } from '../../../contract/item-schemas.ts';
import { MOST_WORKS } from '../../../contract/sections.ts';
import { FieldsPart } from '../../fields/FieldsPart.tsx';
import { useWorkWords } from '../../fields/item-words.ts';
import { EditedList } from '../../items/EditedList.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { CvFields } from './CvFields.tsx';
import { WorkPictureField } from './WorkPictureField.tsx';
import * as styles from '../../fields/fields.module.css';

/** Step 9: CVs, a summary and work samples. */
export function PortfolioFields({ form, fields }: SectionFieldsProps<'portfolio'>): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  return (
    <>
      <CvFields form={form} fields={fields} />
      <TextArea label={t('portfolio.summary')} help={t('portfolio.summaryHelp')} rows={7} {...fields.text('summary')} />
      <FieldsPart title={t('portfolio.works')}>
        <EditedList
          section="portfolio"
          items={form.watch('items')}
          change={(items) => form.setValue('items', items, TYPED)}
          kept={() => store.value('portfolio').items}
          save={(items) => store.save('portfolio', { ...store.value('portfolio'), items })}
          schema={workSchema}
          blank={() => ({ id: newId(), title: '', url: '', description: '', picture: null })}
          most={MOST_WORKS}
          wordsOf={useWorkWords()}
          Fields={WorkFields}
          isOrdered
        />
      </FieldsPart>
    </>
  );
}

function WorkFields(props: ItemFieldsProps<Work>): JSX.Element {
  const { fields } = props;
  const t = useT('candidate');
  return (
    <>
      <div className={styles.fields2}>
        <TextInput label={t('portfolio.title')} {...fields.text('title')} />
        <TextInput label={t('portfolio.url')} help={t('portfolio.urlHelp')} type="url" dir="ltr" {...fields.text('url')} />
      </div>
      <TextArea label={t('portfolio.description')} optional rows={3} {...fields.text('description')} />
      <WorkPictureField {...props} />
    </>
  );
}
