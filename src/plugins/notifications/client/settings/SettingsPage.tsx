import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { SaveStatus } from '#core/client/forms/SaveStatus.tsx';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getNoticeSettings } from '../../contract/endpoints.ts';
import { notificationRoutes } from '../../contract/routes.ts';
import { AddressPart } from './AddressPart.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import * as styles from './settings.module.css';

/** How the user is told. Everything on the page saves itself. */
export const Page = observer(function SettingsPage(): JSX.Element {
  const t = useT('notifications');
  const api = useService(ApiClient);
  const language = useLocale();
  const { resource, load } = useResource((signal) => api.call(getNoticeSettings, { query: { language }, signal }), language);
  // Grows when the form begins again with other settings.
  const [edition, setEdition] = useState(0);
  const settings = resource.value;
  return (
    <div className={styles.settings}>
      <PageHeader
        title={t('settings.title')}
        lead={t('settings.lead')}
        back={{ to: href(notificationRoutes.list), label: t('list.title') }}
        actions={<SaveStatus />}
      />
      {settings === undefined && resource.status === 'failed' && (
        <LoadFailure error={resource.error} title={t('settings.failed')} onRetry={load} />
      )}
      {settings === undefined && resource.status !== 'failed' && <Skeleton of="rows" />}
      {settings !== undefined && (
        <>
          <AddressPart settings={settings} onAgain={() => resource.replace({ ...settings, isStopped: false })} />
          <SettingsForm
            key={edition}
            settings={settings}
            onTakeOther={(theirs) => {
              resource.replace(theirs);
              setEdition(edition + 1);
            }}
          />
        </>
      )}
    </div>
  );
});
