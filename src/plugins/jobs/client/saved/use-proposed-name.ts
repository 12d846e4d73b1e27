import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SEARCH_NAME } from '../../contract/saved.ts';
import { filterValues, type JobFilter } from '../../contract/search.ts';

/** Returns a name for a search: its words and its choices, as far as they fit. */
export function useProposedName(): (terms: JobFilter) => string {
  const t = useT('jobs');
  const format = useFormat();
  return ({ q, where, employmentType, workMode }) => {
    const chosen = [
      ...filterValues(employmentType).map((type) => t(`employmentType.${type}`)),
      ...filterValues(workMode).map((mode) => t(`workMode.${mode}`)),
    ];
    const parts = [q, where, ...chosen].filter((part) => part !== undefined);
    const name = [...format.series(parts)].slice(0, SEARCH_NAME.max).join('').trim();
    return [...name].length < SEARCH_NAME.min ? t('saved.proposedName') : name;
  };
}
