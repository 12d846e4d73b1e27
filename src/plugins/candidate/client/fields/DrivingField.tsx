import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { drivingClassesOf } from '../../contract/driving-classes.ts';
import { comparable } from '../../contract/section-fields.ts';
import { drivingClassSchema, MOST_DRIVING_CLASSES } from '../../contract/section-schemas.ts';
import { ChecksField } from './ChecksField.tsx';
import { ChipsField } from './ChipsField.tsx';

interface DrivingFieldProps {
  /** The country whose classes are suggested, ISO 3166-1 alpha-2; empty when it is not known. */
  readonly country: string;
  readonly values: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** Classes of driving licences: checkboxes for those of the country, and a free entry for all others. */
export function DrivingField({ country, values, error, onChange }: DrivingFieldProps): JSX.Element {
  const t = useT('candidate');
  const suggested = drivingClassesOf(country);
  const checked = values.filter((value) => suggested.includes(value));
  const others = values.filter((value) => !suggested.includes(value));
  const add = (typed: readonly string[]): void => {
    const spelled = typed.map((value) => suggested.find((known) => comparable(known) === comparable(value)) ?? value);
    onChange([...new Set([...checked, ...spelled])]);
  };
  return (
    <>
      {suggested.length > 0 && (
        <ChecksField
          label={t('certificates.driving')}
          help={t('certificates.drivingHelp')}
          optional
          options={suggested.map((value) => ({ value, label: <bdi key={value}>{value}</bdi> }))}
          values={checked}
          onChange={(changed) => onChange([...changed, ...others])}
        />
      )}
      <ChipsField
        label={t(suggested.length > 0 ? 'certificates.drivingOther' : 'certificates.driving')}
        help={t('certificates.drivingOtherHelp')}
        optional
        schema={drivingClassSchema}
        most={MOST_DRIVING_CLASSES - checked.length}
        values={others}
        error={error}
        onChange={add}
      />
    </>
  );
}
