import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { saveFile } from '#core/client/http/save-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { CopyIcon, EyeIcon, EyeOffIcon, FileIcon } from '#core/client/ui/icons/page-icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getCredentialFile } from '../../contract/passport-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { PassportStore } from './passport-store.ts';

interface CredentialActionsProps {
  readonly id: string;
  /** As it was when the credential was fetched. */
  readonly isHidden: boolean;
}

/** What a candidate does with a signed credential. */
export const CredentialActions = observer(function CredentialActions({ id, isHidden }: CredentialActionsProps): JSX.Element {
  const t = useT('skill-passports');
  const store = useService(PassportStore);
  const act = useActions(id);
  const hides = !(store.find(id)?.isHidden ?? isHidden);
  const HideIcon = hides ? EyeOffIcon : EyeIcon;
  return (
    <div className="row">
      <Button size="s" busy={act.isBusy} onClick={() => void act.download()}>
        <FileIcon className="icon--s" />
        {t('passport.detail.file')}
      </Button>
      <Button size="s" onClick={() => void act.copy()}>
        <CopyIcon className="icon--s" />
        {t('passport.detail.copy')}
      </Button>
      <ButtonLink size="s" to={href(passportRoutes.verify, {}, { id })}>
        {t('passport.detail.check')}
      </ButtonLink>
      <Button size="s" variant="quiet" onClick={() => void act.setHidden(hides)}>
        <HideIcon className="icon--s" />
        {t(hides ? 'passport.detail.hide' : 'passport.detail.show')}
      </Button>
    </div>
  );
});

interface Actions {
  readonly isBusy: boolean;
  readonly download: () => Promise<void>;
  readonly copy: () => Promise<void>;
  readonly setHidden: (isHidden: boolean) => Promise<void>;
}

function useActions(id: string): Actions {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const store = useService(PassportStore);
  const snackbar = useService(SnackbarStore);
  const [isBusy, setBusy] = useState(false);
  const setHidden = async (isHidden: boolean): Promise<void> => {
    try {
      await store.setHidden(id, isHidden);
      const message = t(isHidden ? 'passport.detail.isHidden' : 'passport.detail.isShown');
      snackbar.raise(message, { undo: () => void setHidden(!isHidden) });
    } catch {
      // The client has shown the reason.
    }
  };
  return {
    isBusy,
    download: async () => {
      setBusy(true);
      try {
        saveFile(await api.download(getCredentialFile, { params: { id } }), `credential-${id}.jwt`);
      } catch {
        // The client has shown the reason.
      } finally {
        setBusy(false);
      }
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(location.origin + href(passportRoutes.verify, {}, { id }));
        snackbar.raise(t('passport.detail.copied'));
      } catch {
        // Without https, a browser offers the clipboard only to pages of localhost.
        snackbar.raise(t('passport.detail.notCopied'), { color: 'warning' });
      }
    },
    setHidden,
  };
}
