import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { countViews } from '../../contract/endpoints.ts';
import { SEEN_DAYS } from '../../contract/preview.ts';

/** How many companies opened the profile. Nothing while the number is unknown or 0. */
export const ViewsLine = observer(function ViewsLine(): JSX.Element | null {
  const t = useT('candidate');
  const api = useService(ApiClient);
  // Quiet: the widget is complete without the number.
  const { resource } = useResource((signal) => api.call(countViews, { signal, quiet: true }));
  const companies = resource.value?.companies ?? 0;
  return companies === 0 ? null : <p>{t('views.companies', { count: companies, days: SEEN_DAYS })}</p>;
});
