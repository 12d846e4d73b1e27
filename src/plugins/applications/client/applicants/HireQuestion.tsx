import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { AskedHire } from './use-mover.ts';

/** Asks for confirmation before a hire. */
export function HireQuestion({ asked }: { readonly asked: AskedHire | undefined }): JSX.Element {
  const t = useT('applications');
  const names = asked?.applications.map(({ candidate }) => candidate.name) ?? [];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t('applicants.hireTitle', { count: names.length, name: names[0] ?? '' })}
      action={t('applicants.hire')}
      keep={t('applicants.hireNot')}
      onConfirm={() => asked?.confirm()}
      onClose={() => asked?.drop()}
    >
      <p>{t('applicants.hireText')}</p>
    </ConfirmDialog>
  );
}
