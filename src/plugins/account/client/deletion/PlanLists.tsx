import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PersonalDataItem } from '../../contract/personal-data.ts';

/** Sentences about what is deleted and kept: one for the account itself, and one for each kind of data that a plugin names. */
export function PlanLists({ items }: { readonly items: readonly PersonalDataItem[] }): JSX.Element {
  const t = useT('account');
  const sentences = (fate: PersonalDataItem['fate']): string[] => items.filter((item) => item.fate === fate).map(sentenceOf);
  const sentenceOf = (item: PersonalDataItem): string => t(textOf(item), { count: item.count });
  const kept = sentences('kept');
  return (
    <>
      <section className="deletion__list">
        <h2>{t('deleteAccount.goes')}</h2>
        <ul>
          {[t('deleteAccount.goesIdentity'), t('deleteAccount.goesSessions'), ...sentences('deleted')].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section className="deletion__list">
        <h2>{t('deleteAccount.stays')}</h2>
        {kept.length === 0 ? (
          <p className="soft">{t('deleteAccount.nothingStays')}</p>
        ) : (
          <ul>
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The plugin that named an item. Its id is also the namespace of its texts. */
export function pluginOf({ code }: PersonalDataItem): string {
  return code.split('.', 1)[0] ?? '';
}

function textOf(item: PersonalDataItem): string {
  const plugin = pluginOf(item);
  return `${plugin}:personalData.${item.code.slice(plugin.length + 1)}`;
}
