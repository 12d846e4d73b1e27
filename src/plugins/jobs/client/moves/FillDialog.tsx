import { type JSX, useState } from 'react';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { DraftValues } from '../../contract/managing.ts';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import { draftValuesSchema } from '../../contract/posting-input-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { fieldOfPath, newValues, type PostingValues } from '../form/posting-values.ts';
import { FillFields } from './FillFields.tsx';
import { usePostingMoves } from './use-posting-moves.ts';

const SIMPLE = ['country', 'location', 'employmentType', 'workMode', 'category', 'applyUrl'] as const;

interface FillDialogProps {
  /** Drafts, at least one. */
  readonly jobs: readonly ManagedJob[];
  readonly onDone: (results: readonly MoveResult[]) => void;
  readonly onClose: () => void;
}

const NOTHING: PostingValues = {
  ...newValues({ companyId: '', currency: '', country: '', language: '' }),
  ...{ employmentType: '', workMode: '', period: '' },
};

/** Asks for values that several drafts get where they have none. */
export function FillDialog({ jobs, onDone, onClose }: FillDialogProps): JSX.Element {
  const t = useT('jobs');
  const { fill } = usePostingMoves();
  const [replaces, setReplaces] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { form, submit, busy, failure, fields } = useContractForm<PostingValues, DraftValues>({
    schema: draftValuesSchema,
    defaults: NOTHING,
    toBody: chosenValues,
    fieldOf: fieldOfPath,
    send: async (values) => {
      const isNothing = Object.keys(values).length === 0;
      setEmpty(isNothing);
      if (isNothing) return;
      const results = await fill(jobs, { values, replaces });
      // After a failed call, the dialog stays open with what was entered.
      if (results !== undefined) onDone(results);
    },
  });
  return (
    <FormDialog
      open
      title={t('fill.title', { count: jobs.length })}
      action={t('fill.do')}
      variant="grow"
      busy={busy}
      failure={
        <>
          {isEmpty && <Note tone="straw" role="alert" title={t('fill.nothing')} />}
          <FormFailure failure={failure} />
        </>
      }
      submit={submit}
      onClose={onClose}
    >
      <p>{t('fill.text')}</p>
      <FillFields form={form} fields={fields} />
      <Checkbox
        label={t('fill.replaces')}
        help={t('fill.replacesHelp')}
        checked={replaces}
        onChange={({ target }) => setReplaces(target.checked)}
      />
    </FormDialog>
  );
}

/** What the user has chosen. A field that was left empty is no value. Days on site and countries of applicants belong to a work mode. */
function chosenValues(values: PostingValues): DraftValues {
  const { workMode, currency, period, daysOnSite, applicantCountries } = values;
  const simple = Object.fromEntries(SIMPLE.filter((name) => values[name] !== '').map((name) => [name, values[name]]));
  const salary = { ...(currency !== '' && { currency }), ...(period !== '' && { period }) };
  const details = {
    ...(workMode === 'hybrid' && daysOnSite !== '' && { daysOnSite: Number(daysOnSite) }),
    ...(workMode === 'remote' && applicantCountries.length > 0 && { applicantCountries }),
  };
  return { ...simple, ...(hasSome(salary) && { salary }), ...(hasSome(details) && { details }) };
}

function hasSome(fields: object): boolean {
  return Object.keys(fields).length > 0;
}
