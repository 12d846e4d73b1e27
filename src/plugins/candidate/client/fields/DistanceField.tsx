import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { distanceUnit, fromKm, toKm } from '#core/client/i18n/distance.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useLikelyCountry } from '#core/client/session/likely-country.ts';
import { MOST_COMMUTE_KM } from '../../contract/sections.ts';
import { NumberField } from './NumberField.tsx';

interface DistanceFieldProps {
  readonly km: number | null;
  /** The country of the distance; empty when it is not known. */
  readonly country: string;
  readonly isWrong: boolean;
  readonly onChange: (km: number | null) => void;
}

/** The longest commute, in the unit of the country, or else of the user's country. The value is in km. */
export const DistanceField = observer(function DistanceField({ km, country, isWrong, onChange }: DistanceFieldProps): JSX.Element {
  const t = useT('candidate');
  const likely = useLikelyCountry();
  const unit = distanceUnit(country || likely);
  return (
    <NumberField
      label={t(unit === 'mile' ? 'place.commuteMiles' : 'place.commuteKm')}
      optional
      value={km === null ? null : fromKm(km, unit)}
      error={isWrong ? t('place.commuteRange', { most: fromKm(MOST_COMMUTE_KM, unit) }) : undefined}
      onChange={(typed) => onChange(typed === null ? null : toKm(typed, unit))}
    />
  );
});
