import { type JSX, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { constantSource, type PickerOption, type PickerSource } from '#core/client/ui/picker/picker-source.ts';
import type { FeedbackPerson } from '../../contract/schemas.ts';
import { FeedbackChoices } from './feedback-choices.ts';
import { useMyself } from './use-handling.ts';
import * as styles from './handling.module.css';

interface AssigneeFieldProps {
  readonly assignee: FeedbackPerson | null;
  readonly onChoose: (assignee: FeedbackPerson | null) => void;
}

/** Who handles the feedback: a choice of the administrators, and buttons to take it or to release it. */
export function AssigneeField({ assignee, onChoose }: AssigneeFieldProps): JSX.Element {
  const t = useT('feedback');
  const me = useMyself();
  const { source, personOf } = useHandlerSource();
  // The present assignee has a name without asking, also when the person does not handle feedback any more.
  const named = useMemo(
    (): PickerSource => ({
      search: source.search,
      named: async () => (assignee === null ? [] : [optionOf(assignee)]),
      nameOf: (id) => (id === assignee?.id ? assignee.name : personOf(id)?.name),
    }),
    [source, personOf, assignee],
  );
  const choose = (id: string): void => {
    const person = personOf(id);
    // An emptied field is only the way to another name. A button releases the feedback.
    if (person !== undefined && id !== assignee?.id) onChoose(person);
  };
  return (
    <div className={styles.handlingField}>
      <Picker
        label={t('handling.assignee')}
        source={named}
        value={assignee?.id ?? ''}
        placeholder={t('handling.unassigned')}
        onChange={choose}
      />
      <div className="row">
        {assignee?.id !== me.id && (
          <Button size="s" onClick={() => onChoose(me)}>
            {t('handling.take')}
          </Button>
        )}
        {assignee !== null && (
          <Button size="s" variant="quiet" onClick={() => onChoose(null)}>
            {t('handling.release')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The administrators who handle feedback, for a picker, and a function that finds one of those it has offered. */
export function useHandlerSource(): {
  readonly source: PickerSource;
  readonly personOf: (id: string) => FeedbackPerson | undefined;
} {
  const choices = useService(FeedbackChoices);
  return useMemo(() => {
    const offered = new Map<string, FeedbackPerson>();
    const all = async (): Promise<PickerSource> => {
      const people = await choices.handlers();
      for (const person of people) offered.set(person.id, person);
      return constantSource(people.map(optionOf));
    };
    return {
      source: {
        search: async (typed, signal) => (await all()).search(typed, signal),
        named: async (ids, signal) => (await all()).named(ids, signal),
        nameOf: (id) => offered.get(id)?.name,
      },
      personOf: (id) => offered.get(id),
    };
  }, [choices]);
}

const optionOf = ({ id, name, email }: FeedbackPerson): PickerOption => ({ value: id, label: name, detail: email });
