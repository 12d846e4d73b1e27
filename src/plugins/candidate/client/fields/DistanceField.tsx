import type { JSX } from 'react';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { MOST_COMMUTE_KM } from '../../contract/sections.ts';
import { distanceUnit, fromKm, toKm } from './distance.ts';
import { NumberField } from './NumberField.tsx';

interface DistanceFieldProps {
  readonly km: number | null;
  readonly isWrong: boolean;
  readonly onChange: (km: number | null) => void;
}

/** The longest commute, in the unit of the user's region. The value is in km. */
export function DistanceField({ km, isWrong, onChange }: DistanceFieldProps): JSX.Element {
  const t = useT('candidate');
  const unit = distanceUnit(useLocale());
  return (
    <NumberField
      label={t(unit === 'mile' ? 'place.commuteMiles' : 'place.commuteKm')}
      optional
      value={km === null ? null : fromKm(km, unit)}
      error={isWrong ? t('place.commuteRange', { most: fromKm(MOST_COMMUTE_KM, unit) }) : undefined}
      onChange={(typed) => onChange(typed === null ? null : toKm(typed, unit))}
    />
  );
}
