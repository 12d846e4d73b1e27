import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import './LoadingState.css';

const LINES = [1, 2, 3, 4, 5, 6];

/** Still lines where content is about to be; they appear after 400 ms. */
export function LoadingState(): JSX.Element {
  const t = useT('core');
  return (
    <div className="loading" role="status">
      {LINES.map((line) => (
        <i key={line} />
      ))}
      <span className="vh">{t('loading')}</span>
    </div>
  );
}
