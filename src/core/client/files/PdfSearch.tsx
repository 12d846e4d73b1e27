import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import type { OpenPdf } from './open-pdf.ts';
import * as styles from './document.module.css';

interface PdfSearchProps {
  readonly pdf: OpenPdf;
}

/** Searches in the text of a document. Enter goes to the next match, Shift and Enter to the one before. */
export const PdfSearch = observer(function PdfSearch({ pdf }: PdfSearchProps): JSX.Element {
  const t = useT('core');
  const [words, setWords] = useState('');
  const { place, count } = pdf.matches;
  return (
    <div className={styles.documentSearch}>
      <input
        className="input input--s"
        type="search"
        value={words}
        maxLength={200}
        aria-label={t('document.search')}
        placeholder={t('document.search')}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          pdf.find(value);
        }}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') pdf.find(words, shiftKey ? 'previous' : 'next');
        }}
      />
      <span className={styles.documentPage} role="status">
        {words === '' ? '' : t(place > 0 ? 'document.match' : 'document.found', { place, count })}
      </span>
      {count > 1 && (
        <>
          <Button size="s" onClick={() => pdf.find(words, 'previous')}>
            {t('document.previous')}
          </Button>
          <Button size="s" onClick={() => pdf.find(words, 'next')}>
            {t('document.next')}
          </Button>
        </>
      )}
    </div>
  );
});
