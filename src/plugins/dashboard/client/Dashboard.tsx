import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { isolated } from '#core/client/i18n/isolated.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Part } from '#core/client/ui/Part.tsx';
import type { Role } from '#core/contract/actor.ts';
import { dashboardWidgets } from '../contract/widgets.ts';
import './Dashboard.css';

/** The panels of one role. */
export const Dashboard = observer(function Dashboard({ audience }: { readonly audience: Role }): JSX.Element {
  const t = useT('dashboard');
  const { me } = useService(SessionStore);
  const widgets = useContributions(dashboardWidgets).filter(({ thing }) => thing.value.audience.includes(audience));
  const hasTitles = useTexts(widgets.map(({ plugin }) => plugin));
  return (
    <>
      <PageHeader title={t(audience)} lead={me && t('greeting', { name: isolated(me.name) })} />
      {widgets.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {widgets.length > 0 && !hasTitles && <LoadingState />}
      <div className="dashboard">
        {hasTitles &&
          widgets.map(({ plugin, thing: { id, value } }) => (
            <div key={id} className={value.size === 'wide' ? 'dashboard__wide' : undefined}>
              <Panel title={t(value.title)}>
                <Part plugin={plugin} what={id} load={async () => (await value.load()).Widget} />
              </Panel>
            </div>
          ))}
      </div>
    </>
  );
});
