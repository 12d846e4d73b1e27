import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import type { SharedSections } from '../../contract/shared-profile.ts';
import { useAvailabilityText } from '../fields/use-availability-text.ts';
import { useCategoryNames } from '../fields/use-category-source.ts';
import * as styles from './view.module.css';

/** What the candidate looks for. */
export function PreferencesView(preferences: SharedSections['preferences']): JSX.Element {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const format = useFormat();
  const { titles, categories, employmentTypes, workModes, pay } = preferences;
  return (
    <FactGrid
      facts={[
        { term: t('view.titles'), value: titles.length > 0 && <bdi>{format.series(titles)}</bdi> },
        { term: t('preferences.categories'), value: categories.length > 0 && <Categories codes={categories} /> },
        { term: t('preferences.employmentTypes'), value: format.series(employmentTypes.map((type) => jobs(`employmentType.${type}`))) },
        { term: t('preferences.workModes'), value: format.series(workModes.map((mode) => jobs(`workMode.${mode}`))) },
        { term: t('preferences.availability'), value: useAvailabilityText()(preferences) },
        {
          term: t('preferences.payMin'),
          value: pay !== null && format.money(pay.min, pay.currency),
          ...(pay === null ? {} : { note: jobs(`period.${pay.period}`) }),
        },
      ]}
    />
  );
}

// The names contain conjunctions, so they are not joined in one line.
function Categories({ codes }: { readonly codes: readonly string[] }): JSX.Element {
  const nameOf = useCategoryNames(codes);
  return (
    <ul className={styles.plain}>
      {codes.map((code) => (
        <li key={code}>
          <bdi>{nameOf(code)}</bdi>
        </li>
      ))}
    </ul>
  );
}
