import type { JSX } from 'react';
import { useNavigation } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import './ProgressLine.css';

/** A line at the top while the next page loads. It appears only when the load takes longer than 150 ms. */
export function ProgressLine(): JSX.Element | undefined {
  const t = useT('core');
  const { state } = useNavigation();
  if (state === 'idle') return undefined;
  return <div className="progress-line" role="progressbar" aria-label={t('loading')} />;
}
