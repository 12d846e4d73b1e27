import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { newId } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { Skill } from '../../../contract/item-schemas.ts';
import { MOST_SKILLS } from '../../../contract/sections.ts';
import { NumberField } from '../../fields/NumberField.tsx';
import { useProfileWords } from '../../fields/profile-words.ts';
import { ChoosingList } from '../../items/ChoosingList.tsx';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';
import { AddSkill } from './AddSkill.tsx';
import * as styles from '../../items/items.module.css';

/** The earliest year in which a skill can have been used last. */
const FIRST_YEAR = 1950;

/** Step 6: skills, the most important first, and their levels. */
export function SkillsFields({ form, fields }: SectionFieldsProps<'skills'>): JSX.Element {
  const store = useService(ProfileStore);
  const items = form.watch('items');
  const change = (skills: readonly Skill[]): void => form.setValue('items', skills, TYPED);
  return (
    <ChoosingList
      section="skills"
      items={items}
      change={change}
      kept={() => store.value('skills').items}
      save={(skills) => store.save('skills', { items: skills })}
      titleOf={({ name }) => name}
      adding={
        items.length < MOST_SKILLS && (
          <AddSkill
            known={items}
            error={fields.errorOf('items')}
            onAdd={(skill) => change([...items, { id: newId(), ...skill, level: null, years: null, lastUsed: null }])}
          />
        )
      }
      choices={(skill, changeTo) => <SkillChoices skill={skill} onChange={changeTo} />}
    />
  );
}

function SkillChoices({ skill, onChange }: { readonly skill: Skill; readonly onChange: (skill: Skill) => void }): JSX.Element {
  const t = useT('candidate');
  const offered = useOffered(offeredList('skill-levels'));
  const words = useProfileWords();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  const level = skill.level === null ? '' : String(skill.level);
  return (
    <div className={styles.itemChoices}>
      <Select
        label={t('skills.level')}
        placeholder={t('list.choose')}
        options={offered(
          [1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: t(`skillLevel.${value}`) })),
          [level],
        )}
        value={level}
        onChange={({ target }) => onChange({ ...skill, level: target.value === '' ? null : Number(target.value) })}
      />
      <NumberField label={t('skills.years')} value={skill.years} onChange={(years) => onChange({ ...skill, years })} />
      <Select
        label={t('skills.lastUsed')}
        placeholder={t('list.choose')}
        options={years.map((year) => ({ value: String(year), label: words.year(year) }))}
        value={skill.lastUsed === null ? '' : String(skill.lastUsed)}
        onChange={({ target }) => onChange({ ...skill, lastUsed: target.value === '' ? null : Number(target.value) })}
      />
    </div>
  );
}
