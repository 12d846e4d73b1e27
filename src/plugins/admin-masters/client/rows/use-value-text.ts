import { useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { MasterField, MasterValue } from '../../contract/define-master.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';

/** Returns a function that writes the value of a field for a reader. An absent value is empty. References are written as codes. */
export function useValueText({ texts }: MasterEntity): (field: MasterField, value: MasterValue) => string {
  const t = useT('admin-masters');
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats change together
  return useMemo(
    () =>
      (field, value): string => {
        if (value === null || value === '') return '';
        if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
        if (typeof value === 'number') return format.number(value);
        if (typeof value !== 'string') return value.join(', ');
        return field.kind === 'choice' ? t(`${texts}.options.${field.name}.${value}`) : value;
      },
    [format, texts],
  );
}
