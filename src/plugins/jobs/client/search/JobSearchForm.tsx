import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useEffect, useId, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { classNames } from '#core/client/ui/class-names.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { EMPLOYMENT_TYPES } from '../../contract/employment-type.ts';
import type { JobCategory } from '../../contract/job.ts';
import { amountFrom, type SearchTerms, termsFrom } from './search-terms.ts';
import './JobSearchForm.css';

interface JobSearchFormProps {
  readonly terms: SearchTerms;
  readonly categories: readonly JobCategory[];
  readonly onSearch: (terms: SearchTerms) => void;
}

/** Words, category, pay and employment; a choice searches at once, words on Enter or with the button. */
export const JobSearchForm = observer(function JobSearchForm({ terms, categories, onSearch }: JobSearchFormProps): JSX.Element {
  const t = useT('jobs');
  const filtersId = useId();
  // On a phone the filters wait behind a button, unless one is set.
  const [isOpen, setOpen] = useState(terms.category !== undefined || terms.employmentType !== undefined || terms.minSalary !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(terms);
  useEffect(() => write(form.current, termsFrom(JSON.parse(asked) as Record<string, string>)), [asked]);
  // A category can be shown as chosen only once it is there to choose.
  useEffect(() => {
    if (categories.length > 0) write(form.current, { category: terms.category });
  }, [categories, terms.category]);
  const submit = (form: HTMLFormElement): void => {
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    onSearch({ ...termsFrom(typed), minSalary: amountFrom(typed.minSalary ?? '') });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const onChoice = (event: FormEvent<HTMLSelectElement>): void => {
    if (event.currentTarget.form !== null) submit(event.currentTarget.form);
  };
  return (
    <search>
      <form ref={form} className="job-search" onSubmit={onSubmit}>
        <div className="job-search__what">
          <TextInput
            label={t('search.what')}
            name="q"
            type="search"
            defaultValue={terms.q}
            placeholder={t('search.whatHint')}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
          />
        </div>
        <div className="job-search__toggle">
          <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setOpen(!isOpen)}>
            {t('search.filters')}
          </Button>
        </div>
        <div id={filtersId} className={classNames('job-search__filters', isOpen && 'job-search__filters--open')}>
          <Select
            label={t('search.category')}
            name="category"
            defaultValue={terms.category ?? ''}
            placeholder={t('search.anyCategory')}
            options={categories.map(({ code, name, jobs }) => ({ value: code, label: `${name} (${jobs})` }))}
            onChange={onChoice}
          />
          <Select
            label={t('search.employmentType')}
            name="employmentType"
            defaultValue={terms.employmentType ?? ''}
            placeholder={t('search.anyEmploymentType')}
            options={EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
            onChange={onChoice}
          />
          <TextInput label={t('search.minSalary')} name="minSalary" inputMode="numeric" autoComplete="off" defaultValue={terms.minSalary} />
        </div>
        <Button type="submit" variant="grow">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  );
});

// Other terms come with the address, by "back" for instance. The fields are written to and not made anew: the focus stays.
function write(form: HTMLFormElement | null, terms: SearchTerms): void {
  for (const [name, value] of Object.entries(terms)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(value ?? '');
  }
}
