import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useOffered } from '#core/client/ui/picker/use-offered.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { skillNameSchema } from '../../../contract/section-schemas.ts';
import type { Skill } from '../../../contract/sections.ts';
import { AddField } from '../../fields/AddField.tsx';
import { NumberField } from '../../fields/NumberField.tsx';
import { ChoosingList } from '../../items/ChoosingList.tsx';
import { newId } from '../../items/list-changes.ts';
import { ProfileStore } from '../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../section-fields-props.ts';

const MOST = 50;

/** Step 6: skills, the most important first, and their levels. */
export function SkillsFields({ form, errorOf }: SectionFieldsProps<'skills'>): JSX.Element {
  const t = useT('candidate');
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
        <AddField
          label={t('skills.name')}
          help={t('skills.help')}
          schema={skillNameSchema}
          isFull={items.length >= MOST}
          known={items.map(({ name }) => name)}
          error={errorOf('items')}
          onAdd={(name) => change([...items, { id: newId(), name, level: null, years: null }])}
        />
      }
      choices={(skill, changeTo) => <SkillChoices skill={skill} onChange={changeTo} />}
    />
  );
}

function SkillChoices({ skill, onChange }: { readonly skill: Skill; readonly onChange: (skill: Skill) => void }): JSX.Element {
  const t = useT('candidate');
  const offered = useOffered(offeredList('skill-levels'));
  const level = skill.level === null ? '' : String(skill.level);
  return (
    <div className="item__choices">
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
    </div>
  );
}
