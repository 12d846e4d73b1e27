import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SaveSign } from '#core/client/forms/SaveSign.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { OwnProfile } from './OwnProfile.tsx';

/** A candidate's own profile. */
export function Page(): JSX.Element {
  const t = useT('candidate');
  const snackbar = useService(SnackbarStore);
  return (
    <>
      <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
      <OwnProfile
        onSubmitted={() => snackbar.raise(t('profile.saved'))}
        end={(busy) => (
          <div className="row">
            <Button type="submit" variant="grow" busy={busy}>
              {t('profile.save')}
            </Button>
            <SaveSign />
          </div>
        )}
      />
    </>
  );
}
