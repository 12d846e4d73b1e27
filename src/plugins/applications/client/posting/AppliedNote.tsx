import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Again } from '../../contract/applying/again.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';

interface AppliedNoteProps {
  readonly application: Application;
  readonly again: Again;
}

/** The application that was sent, and from when the candidate may apply again. */
export function AppliedNote({ application, again }: AppliedNoteProps): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  return (
    <Note
      tone={again.kind === 'later' ? 'sky' : 'leaf'}
      title={t('apply.already')}
      action={
        <ButtonLink size="s" to={href(applicationRoutes.appliedDetail, { id: application.id })}>
          {t('apply.open')}
        </ButtonLink>
      }
    >
      {again.kind === 'later' ? t('apply.againFrom', { date: format.date(again.from.toISOString()) }) : t('apply.alreadyHelp')}
    </Note>
  );
}
