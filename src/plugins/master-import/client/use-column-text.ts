import { useCallback } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ColumnTextOf } from '#plugins/imports/contract/import-desk.ts';
import type { ImportColumn } from '#plugins/imports/contract/schemas.ts';

/**
 * The words for the columns of a kind: those of its form. A column without such words keeps its English ones.
 *
 * @param texts the key above the texts of the kind
 */
export function useColumnText(texts: string): ColumnTextOf {
  const t = useT('master-import');
  const { i18n } = useI18n();
  return useCallback<ColumnTextOf>(
    (id, column) => {
      const known = (key: string): string | undefined => (i18n.exists(key) ? t(key) : undefined);
      const [group = '', name = ''] = id.split('.');
      const titleOf = (): string | undefined => {
        if (group === 'fields') return known(`${texts}.fields.${name}`);
        if (group === 'names') return languageName(name);
        const title = known(`master-import:column.${group}`) ?? known(`admin-masters:form.part.${group}`);
        return title === undefined || name === '' ? title : t('inLanguage', { title, language: languageName(name) });
      };
      const otherHelp = ({ choices, help: english }: ImportColumn): string => {
        if (choices !== undefined) return t('core:issues.not-offered', { options: choices.join(', ') });
        // No help is better than one in another language.
        return i18n.language === 'en' ? english : '';
      };
      const help = known(group === 'fields' ? `${texts}.help.${name}` : `master-import:help.${group}`);
      return { title: titleOf() ?? column.title, help: help ?? otherHelp(column) };
    },
    [t, i18n, texts],
  );
}

/** The name of a language in itself. */
function languageName(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? code;
}
