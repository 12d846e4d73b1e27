import type { ComponentType } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A panel of a dashboard. It loads and fails independently of the other panels. */
export interface DashboardWidget {
  /** Text key of the title, with its namespace, for example `job-search:widget.newest`. */
  readonly title: string;
  /** The roles whose dashboard shows the panel. */
  readonly audience: readonly Role[];
  /** Only users with this ability see the panel. */
  readonly ability?: NeededAbility;
  /**
   * In two columns, `normal` panels are in the narrow column at the end, and `wide` ones in the broad column. On phones, `wide` comes
   * first.
   */
  readonly size: 'normal' | 'wide';
  /** The content of the panel, without a title. */
  readonly load: () => Promise<{ readonly Widget: ComponentType<WidgetProps> }>;
}

/** The props of the content of a panel. */
export interface WidgetProps {
  /** Replaces the title of the panel with another translated text, for example when the content depends on the user. */
  readonly onTitle: (title: string) => void;
}

/** Panels of the dashboards, in order. */
export const dashboardWidgets = extensionPoint<DashboardWidget>('dashboard.widgets');
