import { type ComponentProps, type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { NumberRange } from '#core/client/ui/facets/facet.ts';
import { PAY_BARS } from '../../../contract/search.ts';
import type { PayFacet } from '../../../contract/search-schemas.ts';
import { useAmountText } from '../../terms/use-filter-text.ts';
import { amountAt, movedRange, type PayPlaces, placesOf } from './pay-range.ts';
import { useMovedRange } from './use-moved-range.ts';
import * as styles from './PayChart.module.css';

interface PayChartProps {
  /** `null` when no posting names its pay; `undefined` while it is not known. */
  readonly pay: PayFacet | null | undefined;
  readonly range: NumberRange;
  readonly onChange: (range: NumberRange) => void;
}

const UNKNOWN = Array.from({ length: PAY_BARS }, () => 0);

/** How many postings pay how much: a bar for each band, a slider for each end of the range, and a list for screen readers. */
export function PayChart({ pay, range, onChange }: PayChartProps): JSX.Element {
  const t = useT('job-search');
  if (pay === undefined) {
    return (
      <div className={styles.payChart}>
        <PayBars counts={UNKNOWN} places={{ from: 0, to: 0 }} />
        <div className={styles.payChartSliders} />
      </div>
    );
  }
  if (pay === null) return <p className="field__help">{t('finding.payUnknown')}</p>;
  return <KnownPay pay={pay} range={range} onChange={onChange} />;
}

function KnownPay({ pay, range, onChange }: PayChartProps & { readonly pay: PayFacet }): JSX.Element {
  const t = useT('job-search');
  const amount = useAmountText();
  const noteId = useId();
  const moved = useMovedRange(range, onChange);
  const places = placesOf(moved.range, pay);
  const at = (place: number): string => amount(amountAt(place, pay), pay.currency);
  const move = (end: 'from' | 'to', place: number): void => moved.move(movedRange(moved.range, pay, end, place));
  return (
    <div className={styles.payChart}>
      <PayBars counts={pay.counts} places={places} />
      <div className={styles.payChartSliders}>
        <PaySlider
          label={t('finding.lowestPay')}
          place={places.from}
          text={places.from === 0 ? t('finding.anyLowest') : at(places.from)}
          onMove={(place) => move('from', Math.min(place, places.to - 1))}
          {...moved.slider}
        />
        <PaySlider
          label={t('finding.highestPay')}
          place={places.to}
          text={places.to === PAY_BARS ? t('finding.anyHighest') : at(places.to)}
          onMove={(place) => move('to', Math.max(place, places.from + 1))}
          {...moved.slider}
        />
      </div>
      <p id={noteId} className="vh">
        {t('finding.payBands')}
      </p>
      <ul className="vh" aria-labelledby={noteId}>
        {pay.counts.map((count, place) => (
          <li key={amountAt(place, pay)}>
            {place === PAY_BARS - 1
              ? t('finding.payTopBand', { count, from: at(place) })
              : t('finding.payBand', { count, from: at(place), to: at(place + 1) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PayBars({ counts, places }: { readonly counts: readonly number[]; readonly places: PayPlaces }): JSX.Element {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.payChartBars} aria-hidden="true">
      {counts.map((count, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          data-in={(place >= places.from && place < places.to) || undefined}
          style={{ blockSize: `${(100 * count) / most}%` }}
        />
      ))}
    </div>
  );
}

interface PaySliderProps extends Pick<ComponentProps<'input'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onBlur'> {
  readonly label: string;
  readonly place: number;
  /** The place in words. */
  readonly text: string;
  readonly onMove: (place: number) => void;
}

/** One end of the range of pay. Arrow keys move it by one bar. */
function PaySlider({ label, place, text, onMove, ...rest }: PaySliderProps): JSX.Element {
  return (
    <input
      type="range"
      min={0}
      max={PAY_BARS}
      step={1}
      value={place}
      aria-label={label}
      aria-valuetext={text}
      onChange={({ target }) => onMove(Number(target.value))}
      {...rest}
    />
  );
}
