import { type FormEvent, type JSX, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import type { FacetsProps } from './FeedbackFacets.tsx';
import { typedIn, useTypedValues } from './use-typed-values.ts';
import * as styles from './all.module.css';

/** The field for words of the message and its answers, or for a number. */
export function WordSearch({ list: { values, change } }: FacetsProps): JSX.Element {
  const t = useT('feedback');
  const form = useRef<HTMLFormElement>(null);
  useTypedValues(form, values, ['q']);
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change(typedIn(event.currentTarget));
  };
  return (
    <search className={styles.allfbSearch}>
      <form ref={form} onSubmit={search}>
        <SearchIcon className="icon--s" />
        <input
          className="input input--s"
          type="search"
          name="q"
          maxLength={120}
          defaultValue={values.q}
          aria-label={t('all.search')}
          placeholder={t('all.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  );
}
