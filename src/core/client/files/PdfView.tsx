import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { isolated } from '#core/contract/isolated.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { Button } from '../ui/Button.tsx';
import { loadPdf } from './load-pdf.ts';
import { OpenPdf } from './open-pdf.ts';
import { PdfSearch } from './PdfSearch.tsx';
import * as styles from './document.module.css';

interface PdfViewProps {
  readonly name: string;
  readonly content: Blob;
  /** Further buttons of the toolbar. */
  readonly tools: ReactNode;
  /** The document cannot be shown. */
  readonly onFailure: () => void;
}

/** Shows the pages of a PDF as they come into view, with search, zoom and print. */
export function PdfView({ name, content, tools, onFailure }: PdfViewProps): JSX.Element {
  const t = useT('core');
  const area = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf>();
  const failed = useRef(onFailure);
  useEffect(() => {
    let isGone = false;
    let opened: OpenPdf | undefined;
    const open = async (): Promise<void> => {
      const library = await loadPdf();
      const document = await library.open(new Uint8Array(await content.arrayBuffer()));
      if (isGone || area.current === null) return void document.loadingTask.destroy();
      opened = new OpenPdf(library, document, area.current);
      setPdf(opened);
    };
    open().catch((error: unknown) => {
      console.error('The document cannot be shown', error);
      if (!isGone) failed.current();
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [content]);
  useEffect(() => pdf?.namePages((page) => t('document.page', { page, count: pdf.count })), [pdf, t]);
  return (
    <section className={styles.document} aria-label={isolated(name)}>
      <div className={styles.documentTools}>
        {pdf !== undefined && <PdfTools pdf={pdf} />}
        {tools}
      </div>
      {pdf !== undefined && <PdfSearch pdf={pdf} />}
      <div className={styles.documentPages}>
        {pdf === undefined && (
          <p className={styles.documentState} role="status">
            {t('document.loading')}
          </p>
        )}
        {/* Long documents are scrolled by keyboard too. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <div ref={area} className={styles.documentScroll} tabIndex={0}>
          <div className="pdfViewer" />
        </div>
      </div>
    </section>
  );
}

const PdfTools = observer(function PdfTools({ pdf }: { readonly pdf: OpenPdf }): JSX.Element {
  const t = useT('core');
  const snackbar = useService(SnackbarStore);
  const print = (): void => {
    pdf.print().catch((error: unknown) => {
      console.error('The document was not printed', error);
      snackbar.raise(t('document.notPrinted'), { color: 'error' });
    });
  };
  return (
    <>
      <span className={styles.documentPage} role="status">
        {t('document.page', { page: pdf.page, count: pdf.count })}
      </span>
      <Button size="s" onClick={() => pdf.zoom(1)}>
        {t('document.zoomIn')}
      </Button>
      <Button size="s" onClick={() => pdf.zoom(-1)}>
        {t('document.zoomOut')}
      </Button>
      <Button size="s" onClick={() => pdf.fit()}>
        {t('document.fit')}
      </Button>
      <Button size="s" busy={pdf.isPrinting} onClick={print}>
        {t('document.print')}
      </Button>
    </>
  );
});
