import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates } from '../../contract/managing-endpoints.ts';
import type { PostingTemplate } from '../../contract/managing-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import * as styles from '../form/JobForm.module.css';

interface TemplateSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The templates of the user's companies: each can begin a posting or be deleted. */
export function TemplateSheet({ open, onClose }: TemplateSheetProps): JSX.Element {
  const t = useT('jobs');
  return (
    <Sheet open={open} onClose={onClose} title={t('templates.title')}>
      <Templates onClose={onClose} />
    </Sheet>
  );
}

const Templates = observer(function Templates({ onClose }: Pick<TemplateSheetProps, 'onClose'>): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listTemplates, { signal })).items);
  const { remove, busy } = useDeletion(load);
  const items = resource.value;
  if (resource.status === 'failed') return <ErrorNote title={t('templates.failed')} onRetry={load} />;
  if (items === undefined) return <Skeleton count={3} />;
  if (items.length === 0) return <EmptyState title={t('templates.none')}>{t('templates.noneHelp')}</EmptyState>;
  return (
    <ul className={styles.jobformTemplates}>
      {items.map((template) => (
        <li key={template.id}>
          <div className="grow">
            <Link className="link" to={href(jobRoutes.form, {}, { template: template.id })} onClick={onClose}>
              <bdi>{template.name}</bdi>
            </Link>
            <p className="muted small">{t('templates.savedOn', { date: format.date(template.createdAt) })}</p>
          </div>
          <IconButton
            icon={TrashIcon}
            label={t('templates.delete', { name: template.name })}
            disabled={busy}
            onClick={() => void remove(template)}
          />
        </li>
      ))}
    </ul>
  );
});

/** Deletes a template. The message offers to bring it back. */
function useDeletion(reload: () => void): { readonly remove: (template: PostingTemplate) => Promise<void>; readonly busy: boolean } {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const remove = async ({ id, name, companyId }: PostingTemplate): Promise<void> => {
    setBusy(true);
    try {
      const { fields } = await api.call(getTemplate, { params: { id } });
      await api.call(deleteTemplate, { params: { id } });
      const undo = async (): Promise<void> => {
        await api.call(createTemplate, { body: { name, companyId, fields } });
        reload();
      };
      // A failure has its own message.
      snackbar.raise(t('templates.deleted', { name }), { undo: () => void undo().catch(() => undefined) });
    } catch {
      // The snackbar of the failed call says why. The list shows what is left.
    }
    setBusy(false);
    reload();
  };
  return { remove, busy };
}
