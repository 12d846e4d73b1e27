import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useErrorText } from '#core/client/http/failure-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { previewMerge } from '../../contract/endpoints.ts';
import type { MasterRowDetail, MergePreview as Preview } from '../../contract/reply-schemas.ts';
import type { RowList } from '../form/row-list.ts';
import { useNameOf } from '../row-source.ts';
import { MergeCards } from './MergeCards.tsx';
import { useMerging } from './use-merging.ts';

interface MergePreviewProps {
  readonly list: RowList;
  readonly row: MasterRowDetail;
  /** Code of the other row. */
  readonly into: string;
  readonly onClose: () => void;
}

/** What a merge would change, and the button that does it. */
export const MergePreview = observer(function MergePreview({ list, row, into, onClose }: MergePreviewProps): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const nameOf = useNameOf();
  const { entity } = list.entity.description;
  const { resource, load } = useResource(
    (signal) => api.call(previewMerge, { params: { entity, code: row.code }, query: { into }, signal }),
    `${row.code} ${into}`,
  );
  const { busy, failure, merge } = useMerging(entity);
  const { value: preview, status, error } = resource;
  const mergeOrRefresh = async (shown: Preview): Promise<void> => {
    if (!(await merge(shown))) load();
  };
  return (
    <>
      {status === 'failed' && <PreviewFailure error={error} onRetry={load} />}
      {preview === undefined && status !== 'failed' && <Skeleton />}
      {preview !== undefined && status !== 'failed' && <MergeCards preview={preview} />}
      <MergeFailure failure={failure} />
      {preview !== undefined && status !== 'failed' && (
        <p className="strong">{t('merge.warning', { from: nameOf(preview.from), into: nameOf(preview.into) })}</p>
      )}
      <div className="modal__end">
        <Button onClick={onClose}>{t('merge.cancel')}</Button>
        {preview !== undefined && status !== 'failed' && (
          <Button variant="rust" busy={busy} onClick={() => void mergeOrRefresh(preview)}>
            {t('merge.action')}
          </Button>
        )}
      </div>
    </>
  );
});

/** A refusal says why these rows cannot be merged. Another failure may pass. */
function PreviewFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): JSX.Element {
  const t = useT('admin-masters');
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 409) return <Note tone="rust" title={errorText(error)} />;
  return <ErrorNote title={t('merge.failed')} onRetry={onRetry} />;
}

/** The snackbar of the failed call announces the reason. This note stays longer. */
function MergeFailure({ failure }: { readonly failure: unknown }): JSX.Element | null {
  const t = useT('admin-masters');
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const isConflict = failure instanceof ApiError && failure.code === 'conflict';
  if (isConflict) {
    return (
      <Note tone="straw" role="alert" title={t('merge.conflict')}>
        {t('merge.conflictHelp')}
      </Note>
    );
  }
  return (
    <Note tone="rust" title={failure instanceof ApiError ? errorText(failure) : t('merge.kept')}>
      {failure instanceof ApiError && t('merge.kept')}
    </Note>
  );
}
