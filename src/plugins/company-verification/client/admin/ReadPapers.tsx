import { type JSX, useState } from 'react';
import { DocumentView } from '#core/client/files/DocumentView.tsx';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import * as styles from './decision.module.css';

/** The papers of a company. The chosen one is shown below, beside the facts. None is chosen at first, because each reading is recorded. */
export function ReadPapers({ papers }: { readonly papers: readonly StoredFile[] }): JSX.Element {
  const t = useT('company-verification');
  const [chosen, setChosen] = useState<string>();
  const shown = papers.find(({ id }) => id === chosen);
  return (
    <>
      <ul className="list" aria-label={t('papers.sent')}>
        {papers.map((paper) => (
          <StoredRow key={paper.id} file={paper} onView={() => setChosen(paper.id)} isViewed={paper.id === chosen} />
        ))}
      </ul>
      {shown !== undefined && (
        <div className={styles.decisionPaper}>
          <DocumentView file={shown} />
        </div>
      )}
    </>
  );
}
