import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { MOST_COMPANY_WORDS } from '../../contract/company.ts';
import { COMPANY_ORIGINS } from '../../contract/managed/managed-companies.ts';
import { VERIFICATION_STATES } from '../../contract/verified.ts';
import type { managedCompanyList } from './managed-companies-list.ts';

interface ManagedFilterFieldsProps {
  readonly list: ShownListOf<typeof managedCompanyList>;
  /** Whether a plugin verifies companies. */
  readonly isVerifying: boolean;
}

/** The filters of the administrators' list of companies. They keep the order. */
export function ManagedFilterFields({ list, isVerifying }: ManagedFilterFieldsProps): JSX.Element {
  const t = useT('employer');
  const { values } = list;
  const placeholder = t('core:filters.any');
  return (
    <ListFilters {...list.filterProps} action={t('managed.show')}>
      <TextInput
        name="q"
        type="search"
        label={t('companies.whatHint')}
        defaultValue={values.q}
        maxLength={MOST_COMPANY_WORDS}
        autoComplete="off"
      />
      {isVerifying && (
        <Select
          name="state"
          label={t('companies.verification')}
          defaultValue={values.state ?? ''}
          placeholder={placeholder}
          options={VERIFICATION_STATES.map((state) => ({ value: state, label: t(`managed.state.${state}`) }))}
        />
      )}
      <Select
        name="members"
        label={t('team.members')}
        defaultValue={values.members ?? ''}
        placeholder={placeholder}
        options={[{ value: 'none', label: t('managed.unmanaged') }]}
      />
      <Select
        name="origin"
        label={t('managed.origin')}
        defaultValue={values.origin ?? ''}
        placeholder={placeholder}
        options={COMPANY_ORIGINS.map((origin) => ({ value: origin, label: t(`managed.originName.${origin}`) }))}
      />
    </ListFilters>
  );
}
