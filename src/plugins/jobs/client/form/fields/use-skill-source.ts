import { useMemo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { isSameName, type PickerOption, type PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';

/** What a picked skill is: a row of master data, or a name as it was typed. */
export interface PickedSkill {
  /** Empty for a typed name. */
  readonly code: string;
  readonly name: string;
}

/** The limits of a name of a skill. */
const NAME = { min: 2, max: 60 } as const;

const TYPED = 'typed ';

/** The offered skills, and at the end of the list the typed name itself where no skill has it. */
export function useSkillSource(taken: readonly PickedSkill[]): { source: PickerSource; picked: (value: string) => PickedSkill } {
  const t = useT('jobs');
  const list = useListSource(offeredList('skills'), { nameOf: () => undefined });
  const names = useMemo(() => new Map<string, string>(), []);
  const isTaken = ({ value, label }: PickerOption): boolean =>
    taken.some(({ code, name }) => (code !== '' && code === value) || isSameName(name, label));
  const search: PickerSource['search'] = async (typed, signal) => {
    const found = await list.search(typed, signal);
    const name = typed.replace(/\s+/g, ' ').trim();
    const fits = [...name].length >= NAME.min && [...name].length <= NAME.max;
    const own = { value: TYPED + name, label: name, detail: t('form.asTyped') };
    const options = fits && !found.some(({ label }) => isSameName(label, name)) ? [...found, own] : found;
    for (const { value, label } of options) names.set(value, label);
    return options.filter((option) => !isTaken(option));
  };
  const picked = (value: string): PickedSkill => {
    const name = names.get(value) ?? value;
    return value.startsWith(TYPED) ? { code: '', name } : { code: value, name };
  };
  return { source: { search, named: list.named }, picked };
}
