import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { ShownTogether } from '#core/client/ui/ShownTogether.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Role } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '../contract/todos.ts';
import { type DashboardWidget, dashboardWidgets } from '../contract/widgets.ts';
import { Greeting } from './Greeting.tsx';
import { TodoList } from './TodoList.tsx';
import { BrokenSource, TodoReporter } from './TodoReporter.tsx';
import { TodoBoard } from './todo-board.ts';
import * as styles from './Dashboard.module.css';

export function AdminDashboard(): JSX.Element {
  return <Dashboard audience="admin" />;
}

export function CandidateDashboard(): JSX.Element {
  return <Dashboard audience="candidate" />;
}

export function EmployerDashboard(): JSX.Element {
  return <Dashboard audience="employer" />;
}

/** The dashboard of a role: first the tasks, then the panels. */
const Dashboard = observer(function Dashboard({ audience }: { readonly audience: Role }): JSX.Element {
  const sources = useAllowedContributions(dashboardTodos).filter(({ thing }) => thing.value.audience.includes(audience));
  const [board] = useState(() => new TodoBoard(sources.map(({ thing }) => thing.id)));
  return (
    <>
      {sources.map(({ plugin, thing: { id, value } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id} fallback={<BrokenSource id={id} report={board.put} />}>
          <TodoReporter plugin={plugin} id={id} source={value} report={board.put} />
        </PluginBoundary>
      ))}
      <Greeting board={board} />
      <ShownTogether isComplete={board.hasAllAnswers}>
        <div className={styles.dashboard}>
          <div className={styles.dashboardTodo}>
            <TodoList board={board} />
          </div>
          <Widgets audience={audience} />
        </div>
      </ShownTogether>
    </>
  );
});

const Widgets = observer(function Widgets({ audience }: { readonly audience: Role }): JSX.Element {
  const t = useT('dashboard');
  const widgets = useAllowedContributions(dashboardWidgets).filter(({ thing }) => thing.value.audience.includes(audience));
  const hasTitles = useTexts(widgets.map(({ plugin }) => plugin));
  if (widgets.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  if (!hasTitles) return <Skeleton />;
  return (
    <>
      <div className={styles.dashboardMain}>
        <Panels widgets={widgets.filter(({ thing }) => thing.value.size === 'wide')} />
      </div>
      <div className={styles.dashboardSide}>
        <Panels widgets={widgets.filter(({ thing }) => thing.value.size === 'normal')} />
      </div>
    </>
  );
});

type OwnedWidget = Owned<Contribution<DashboardWidget>>;

function Panels({ widgets }: { readonly widgets: readonly OwnedWidget[] }): JSX.Element {
  return (
    <>
      {widgets.map((widget) => (
        <WidgetPanel key={widget.thing.id} widget={widget} />
      ))}
    </>
  );
}

function WidgetPanel({ widget: { plugin, thing } }: { readonly widget: OwnedWidget }): JSX.Element {
  const t = useT('dashboard');
  const { id, value } = thing;
  const [title, setTitle] = useState<string>();
  return (
    <Panel title={title ?? t(value.title)}>
      <PluginPart plugin={plugin} what={id} load={async () => (await value.load()).Widget} given={{ onTitle: setTitle }} />
    </Panel>
  );
}
