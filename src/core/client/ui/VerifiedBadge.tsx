import type { JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useT } from '../i18n/use-t.ts';
import { StatusBadge } from './StatusBadge.tsx';
import './VerifiedBadge.css';

interface VerifiedBadgeProps {
  readonly verified: {
    readonly way: 'address' | 'dns' | 'papers';
    /** Since when (ISO 8601). */
    readonly at: string;
  };
}

/** Says that a company is verified. Screen readers and the pointer also learn how and since when. */
export function VerifiedBadge({ verified: { way, at } }: VerifiedBadgeProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const text = t(`verified.${way}`, { date: format.date(at) });
  return (
    <span className="verified" title={text}>
      <StatusBadge tone="live">
        <span aria-hidden="true">{t('verified.badge')}</span>
        <span className="verified__text">{text}</span>
      </StatusBadge>
    </span>
  );
}
