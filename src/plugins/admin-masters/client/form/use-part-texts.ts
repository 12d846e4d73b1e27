import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';

/** The texts of the values of a kind. */
interface PartTexts {
  /** The label of the value at a path, such as `names.de` or `fields.months`. */
  readonly labelOf: (path: string) => string;
  /** The hint of a field, if it has one. */
  readonly helpOf: (field: string) => string | undefined;
  /** The words for a choice. */
  readonly optionOf: (field: string, option: string) => string;
}

/** The labels, hints and options of a kind. The texts of its plugin are loaded (`useEntity`). */
export function usePartTexts({ texts }: Pick<MasterEntity, 'texts'>): PartTexts {
  const t = useT('admin-masters');
  const { i18n } = useI18n();
  return {
    labelOf: (path) => {
      const [group, name = ''] = path.split('.');
      if (group === 'fields') return t(`${texts}.fields.${name}`);
      if (group === 'names') return languageName(name);
      return t(`form.part.${path}`);
    },
    helpOf: (field) => (i18n.exists(`${texts}.help.${field}`) ? t(`${texts}.help.${field}`) : undefined),
    optionOf: (field, option) => t(`${texts}.options.${field}.${option}`),
  };
}

/** The name of a language in itself. */
export function languageName(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? code;
}
