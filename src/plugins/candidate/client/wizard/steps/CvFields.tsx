import { observer } from 'mobx-react-lite';
import { type JSX, useId, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FileField } from '#core/client/files/FileField.tsx';
import { kindsText } from '#core/client/files/issue-of-file.ts';
import { useSizeText } from '#core/client/files/use-size-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { cvsOfFiles, MOST_CV_NAME, MOST_CVS, withDefaultCv } from '../../../contract/cvs.ts';
import { cvPurpose } from '../../../contract/file-purposes.ts';
import type { Cv } from '../../../contract/section-schemas.ts';
import { useKnownFiles } from '../../items/use-known-files.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { useStepFiles } from '../use-step-files.ts';
import * as styles from '../../files/files.module.css';

const FIELD = 'candidate.cvs';

/** The CVs of step 9: files, each with a name, and one of them the default. */
export const CvFields = observer(function CvFields({ form, fields }: SectionFieldsProps<'portfolio'>): JSX.Element {
  const t = useT('candidate');
  const sizeText = useSizeText();
  const store = useService(ProfileStore);
  const group = useId();
  const cvs = form.watch('cvs');
  const change = (changed: readonly Cv[]): void => form.setValue('cvs', changed, TYPED);
  useKnownFiles(
    cvs.map(({ fileId }) => fileId),
    (gone) => change(cvs.filter(({ fileId }) => fileId !== gone)),
  );
  const changeFiles = useFileChanges(form);
  const files = cvs.flatMap(({ fileId }) => store.files.get(fileId) ?? []);
  const hasNameless = cvs.some(({ name }) => name.trim() === '');
  return (
    <FileField
      label={t('cvs.title')}
      help={t('cvs.help', { kinds: kindsText(cvPurpose.kinds), size: sizeText(cvPurpose.maxBytes) })}
      optional
      field={FIELD}
      purpose={cvPurpose}
      max={MOST_CVS}
      files={files}
      error={hasNameless ? undefined : fields.errorOf('cvs')}
      onChange={changeFiles}
      outlivesField
      rowOf={({ id }) => {
        const cv = cvs.find(({ fileId }) => fileId === id);
        return (
          cv && (
            <CvChoices
              cv={cv}
              group={group}
              onName={(name) => change(cvs.map((other) => (other === cv ? { ...cv, name } : other)))}
              onDefault={() => change(withDefaultCv(cvs, id))}
            />
          )
        );
      }}
    />
  );
});

/** Returns a function that takes the changed files of the field. */
function useFileChanges(form: SectionFieldsProps<'portfolio'>['form']): (files: readonly StoredFile[]) => void {
  const store = useService(ProfileStore);
  // For a removed CV that is restored.
  const known = useRef(new Map<string, Cv>());
  const changed = (files: readonly StoredFile[], before: readonly Cv[]): readonly Cv[] => {
    for (const cv of before) known.current.set(cv.fileId, cv);
    return cvsOfFiles(files, before, known.current);
  };
  return useStepFiles(FIELD, {
    put: (files) => form.setValue('cvs', changed(files, form.getValues('cvs')), TYPED),
    save: (files) => {
      const kept = store.value('portfolio');
      return store.save('portfolio', { ...kept, cvs: changed(files, kept.cvs) });
    },
    withLate: (file) => {
      const kept = store.value('portfolio').cvs.flatMap(({ fileId }) => store.files.get(fileId) ?? []);
      return [...kept, file].slice(0, MOST_CVS);
    },
  });
}

interface CvChoicesProps {
  readonly cv: Cv;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly onName: (name: string) => void;
  readonly onDefault: () => void;
}

/** The name of a CV, and whether it is the default. */
function CvChoices({ cv, group, onName, onDefault }: CvChoicesProps): JSX.Element {
  const t = useT('candidate');
  return (
    <div className={styles.cvChoices}>
      <TextInput
        label={t('cvs.name')}
        limit={MOST_CV_NAME}
        value={cv.name}
        error={cv.name.trim() === '' ? t('needed.portfolio.cvs') : undefined}
        onChange={({ target }) => onName(target.value)}
      />
      <Checkbox kind="radio" name={group} label={t('cvs.default')} checked={cv.isDefault} onChange={onDefault} />
    </div>
  );
}
