import type { ComponentType } from 'react';
import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';

/** A panel of a dashboard. It loads by itself and fails by itself. */
export interface DashboardWidget {
  /** Key of the panel's title with its namespace, for example `jobs:widget.newest`. */
  readonly title: string;
  /** The roles on whose dashboard it stands. */
  readonly audience: readonly Role[];
  /** Where there are columns, `normal` stands in the narrow one at the end and `wide` in the broad one. On phones `normal` comes first. */
  readonly size: 'normal' | 'wide';
  /** The panel's content; it renders no title. */
  readonly load: () => Promise<{ readonly Widget: ComponentType }>;
}

/** Panels of the dashboards, in order. */
export const dashboardWidgets = extensionPoint<DashboardWidget>('dashboard.widgets');
