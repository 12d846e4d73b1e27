import { type JSX, useCallback, useEffect, useState } from 'react';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { isolated } from '#core/contract/isolated.ts';
import { useService } from '../di/use-service.ts';
import { ApiClient } from '../http/api-client.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { downloadFile, loadContent } from './file-content.ts';
import { PdfView } from './PdfView.tsx';
import * as styles from './document.module.css';

interface DocumentViewProps {
  readonly file: StoredFile;
}

/** Shows a file: the pages of a PDF, a picture, or for other kinds the offer to download it. */
export function DocumentView({ file }: DocumentViewProps): JSX.Element {
  const api = useService(ApiClient);
  const t = useT('core');
  const isShown = file.mediaType === 'application/pdf' || file.mediaType.startsWith('image/');
  const button = (
    <Button
      size="s"
      // The client reports a failure.
      onClick={() => void downloadFile(api, file).catch(() => undefined)}
    >
      {t('document.download')}
    </Button>
  );
  if (isShown) return <Content key={file.id} file={file} tools={button} />;
  return (
    <section className={styles.document} aria-label={isolated(file.name)}>
      <div className={styles.documentTools}>{button}</div>
      <p className={styles.documentState}>{t('document.none')}</p>
    </section>
  );
}

function Content({ file, tools }: DocumentViewProps & { readonly tools: JSX.Element }): JSX.Element {
  const t = useT('core');
  const { state, retry } = useContent(file);
  if (state.kind === 'ready' && file.mediaType === 'application/pdf') {
    return <PdfView name={file.name} content={state.content} tools={tools} onFailure={state.fail} />;
  }
  return (
    <section className={styles.document} aria-label={isolated(file.name)}>
      <div className={styles.documentTools}>{tools}</div>
      {state.kind === 'ready' ? (
        <Picture content={state.content} name={file.name} />
      ) : (
        <div className={styles.documentState}>
          <p role={state.kind === 'failed' ? 'alert' : 'status'}>{t(state.kind === 'failed' ? 'document.failed' : 'document.loading')}</p>
          {state.kind === 'failed' && (
            <Button size="s" onClick={retry}>
              {t('document.again')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function Picture({ content, name }: { readonly content: Blob; readonly name: string }): JSX.Element | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url === undefined ? undefined : <img className={styles.documentPicture} src={url} alt={isolated(name)} />;
}

type ContentState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly content: Blob; readonly fail: () => void };

function useContent({ id }: StoredFile): { readonly state: ContentState; readonly retry: () => void } {
  const api = useService(ApiClient);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ContentState>({ kind: 'loading' });
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the content again
  useEffect(() => {
    const leave = new AbortController();
    const fail = (): void => setState({ kind: 'failed' });
    setState({ kind: 'loading' });
    loadContent(api, { id }, leave.signal).then(
      (content) => setState({ kind: 'ready', content, fail }),
      () => {
        if (!leave.signal.aborted) fail();
      },
    );
    return () => leave.abort();
  }, [api, id, attempt]);
  return { state, retry };
}
