import { type JSX, useState } from 'react';
import { fieldIssue, useIssueText } from '#core/client/forms/use-issue-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { isTaken, type PickedName, plainName, useTypedSource } from '#core/client/ui/picker/use-typed-source.ts';
import { issueAt } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { candidateIssues } from '../../../contract/issues.ts';
import { skillNameSchema } from '../../../contract/item-schemas.ts';
import { usePendingInput } from '../../fields/pending-input.ts';

/** The limits of a typed name, in characters. */
const TYPED_NAME = { min: 1, max: 60 } as const;

interface AddSkillProps {
  /** The skills already added. */
  readonly known: readonly PickedName[];
  readonly error: string | undefined;
  readonly onAdd: (skill: PickedName) => void;
}

/** A field that adds a skill: one of master data, found by any of its names, or a name as it was typed. */
export function AddSkill({ known, error, onAdd }: AddSkillProps): JSX.Element {
  const t = useT('candidate');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState(0);
  const [issue, setIssue] = useState<unknown>();
  const fault = useIssueText()(issue);
  const { source, picked } = useTypedSource(offeredList('skills'), { ...TYPED_NAME, taken: known, takenText: t('skills.inList') });
  const add = (skill: PickedName): boolean => {
    if (isTaken({ value: skill.code, label: skill.name }, known)) {
      setIssue(fieldIssue(issueAt('', candidateIssues['candidate.twice'])));
      return false;
    }
    onAdd(skill);
    return true;
  };
  /** Adds what stands in the field when the user leaves the step before choosing. */
  const addTyped = (): boolean => {
    const { data, error: invalid } = skillNameSchema.safeParse(plainName(typed));
    const [first] = invalid?.issues ?? [];
    if (first !== undefined) setIssue(fieldIssue(issueOf(first)));
    if (data === undefined || !add({ code: '', name: data })) return false;
    setTyped('');
    setAdded(added + 1);
    return true;
  };
  const isTyped = typed.trim() !== '';
  usePendingInput({ isTyped: () => isTyped, mayBeTyped: isTyped, keep: addTyped });
  return (
    <Picker
      // A new field without the text that was added.
      key={added}
      label={t('skills.name')}
      help={t('skills.help')}
      source={source}
      value=""
      error={fault ?? error}
      onTyped={(text) => {
        setTyped(text);
        if (text !== '') setIssue(undefined);
      }}
      onChange={(value) => value !== '' && add(picked(value))}
    />
  );
}
