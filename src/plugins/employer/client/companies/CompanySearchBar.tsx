import { type JSX, memo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchFold } from '#core/client/search/SearchFold.tsx';
import type { OnSearch } from '#core/client/search/use-faceted-search.ts';
import { useFoldedFields } from '#core/client/search/use-folded-fields.ts';
import { useSearchFields } from '#core/client/search/use-search-fields.ts';
import { CompanyIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { MOST_COMPANY_WORDS } from '../../contract/company.ts';
import { type CompanyTerms, companyTerms } from './company-search.ts';

interface CompanySearchBarProps {
  readonly terms: CompanyTerms;
  readonly onSearch: OnSearch<CompanyTerms>;
}

/** The field for the words. The search replies while the user types. */
export const CompanySearchBar = memo(function CompanySearchBar({ terms, onSearch }: CompanySearchBarProps): JSX.Element {
  const t = useT('employer');
  const { fields, submit } = useSearchFields({ rules: companyTerms, terms, onSearch });
  const q = {
    name: 'q',
    label: t('companies.what'),
    icon: CompanyIcon,
    placeholder: t('companies.whatHint'),
    initial: terms.q ?? '',
    input: { maxLength: MOST_COMPANY_WORDS },
  } as const;
  return (
    <SearchFold
      fold={useFoldedFields()}
      fields={fields}
      isSearched={terms.q !== undefined}
      texts={[terms.q]}
      placeholder={t('companies.whatHint')}
    >
      <SearchBar cells={[q]} action={t('companies.searchAction')} onType={fields.soon} onSearch={submit} />
    </SearchFold>
  );
});
