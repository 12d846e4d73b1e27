import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { domainSchema } from '../../../../contract/review-fields.ts';
import { MOST_BLOCKED } from '../../../../contract/visibility.ts';
import { AddField } from '../../../fields/AddField.tsx';
import { Fault } from '../../../fields/Fault.tsx';
import { FieldsPart } from '../../../fields/FieldsPart.tsx';
import { ProfileStore } from '../../../profile-store.ts';
import { type SectionFieldsProps, TYPED } from '../../section-fields-props.ts';
import { AddCompany } from './AddCompany.tsx';
import { BlockedList } from './BlockedList.tsx';
import { type BlockedEntry, blockedOf, entriesOf } from './blocked-entries.ts';

/** Companies and domains that do not find the candidate. */
export function BlockedFields({ form, fields }: SectionFieldsProps<'review'>): JSX.Element {
  const t = useT('candidate');
  const store = useService(ProfileStore);
  const companies = form.watch('blockedCompanies');
  const domains = form.watch('blockedDomains');
  const entries = entriesOf({ blockedCompanies: companies, blockedDomains: domains });
  const isFull = entries.length >= MOST_BLOCKED;
  const change = (changed: readonly BlockedEntry[]): void => {
    const { blockedCompanies, blockedDomains } = blockedOf(changed);
    form.setValue('blockedCompanies', blockedCompanies, { shouldDirty: true });
    form.setValue('blockedDomains', blockedDomains, TYPED);
  };
  const add = (entry: BlockedEntry): void => change([...entries, entry]);
  return (
    <FieldsPart title={t('blocked.title')}>
      <p className="muted small">{t('blocked.help')}</p>
      <BlockedList
        items={entries}
        change={change}
        kept={() => entriesOf(store.value('review'))}
        save={(kept) => store.save('review', { ...store.value('review'), ...blockedOf(kept) })}
        titleOf={({ name }) => name}
        adding={
          !isFull && (
            <>
              <AddCompany
                known={companies}
                error={fields.errorOf('blockedCompanies')}
                onAdd={({ id, name }) => add({ id, kind: 'company', name })}
              />
              <AddField
                label={t('blocked.domain')}
                help={t('blocked.domainHelp')}
                optional
                schema={domainSchema}
                known={domains}
                isFull={false}
                inputMode="url"
                error={fields.errorOf('blockedDomains')}
                onAdd={(domain) => add({ id: domain, kind: 'domain', name: domain })}
              />
            </>
          )
        }
      />
      {isFull && <p className="muted small">{t('list.full', { most: MOST_BLOCKED })}</p>}
      {/* A restored entry may be one too many. Then there is no field to show it at. */}
      <Fault sentence={isFull ? fields.errorOf('blockedDomains') : undefined} />
    </FieldsPart>
  );
}
