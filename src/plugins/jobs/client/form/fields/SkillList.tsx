import { type JSX, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { useTypedSource } from '#core/client/ui/picker/use-typed-source.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { JobSkill } from '../../../contract/job-details.ts';
import type { PostingFieldsProps } from '../posting-values.ts';
import * as styles from '../JobForm.module.css';

/** Most skills of a posting. */
const MOST = 20;

/** The limits of a typed name of a skill, in characters. */
const TYPED_NAME = { min: 1, max: 60 } as const;

const LEVELS = ['1', '2', '3', '4', '5'] as const;

/** The skills that the job needs: offered ones and typed ones, each necessary or helpful, with a level. */
export function SkillList({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const { field } = useController({ control: form.control, name: 'skills' });
  const skills = field.value;
  const { source, picked } = useTypedSource(offeredList('skills'), { ...TYPED_NAME, taken: skills });
  const adding = useRef<{ focus: () => void } | null>(null);
  const add = (value: string): void => {
    if (value !== '') field.onChange([...skills, { ...picked(value), must: true, level: null }]);
  };
  const remove = (index: number): void => {
    field.onChange(skills.filter((_, at) => at !== index));
    adding.current?.focus();
  };
  return (
    <>
      {skills.length > 0 && (
        <ul className={styles.jobformItems}>
          {skills.map((skill, index) => (
            <SkillRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two skills may have the same name until the user removes one
              key={`${index} ${skill.code} ${skill.name}`}
              skill={skill}
              error={
                fields.errorOf(`skills.${index}.name`) ?? fields.errorOf(`skills.${index}.code`) ?? fields.errorOf(`skills.${index}.level`)
              }
              onChange={(next) => field.onChange(skills.map((each, at) => (at === index ? next : each)))}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {skills.length < MOST && (
        <Picker
          // A new picker after each skill, so that it is empty again.
          key={skills.length}
          ref={(picker) => {
            adding.current = picker;
            field.ref(picker);
          }}
          label={t('form.addSkill')}
          help={t('form.addSkillHelp')}
          optional
          source={source}
          value=""
          error={fields.errorOf('skills')}
          onChange={add}
          onBlur={field.onBlur}
        />
      )}
    </>
  );
}

interface SkillRowProps {
  readonly skill: JobSkill;
  readonly error: string | undefined;
  readonly onChange: (skill: JobSkill) => void;
  readonly onRemove: () => void;
}

function SkillRow({ skill, error, onChange, onRemove }: SkillRowProps): JSX.Element {
  const t = useT('jobs');
  const offered = useOffered(offeredList('skill-levels'));
  const { name, must, level } = skill;
  const value = level === null ? '' : String(level);
  const levels = LEVELS.map((each) => ({ value: each, label: t(`form.skillLevel.${each}`) }));
  return (
    <li className={styles.jobformItem}>
      <fieldset>
        <legend>
          <bdi>{name}</bdi>
        </legend>
        <Checkbox label={t('form.mustSkill')} checked={must} onChange={({ target }) => onChange({ ...skill, must: target.checked })} />
        <Select
          label={t('form.level')}
          placeholder={t('form.anyLevel')}
          options={offered(levels, [value])}
          value={value}
          error={error}
          onChange={({ target }) => onChange({ ...skill, level: target.value === '' ? null : Number(target.value) })}
        />
      </fieldset>
      <IconButton icon={CloseIcon} label={t('form.removeSkill', { skill: name })} onClick={onRemove} />
    </li>
  );
}
