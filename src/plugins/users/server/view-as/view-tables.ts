import type { Role } from '#core/contract/actor.ts';

interface UserViewsTable {
  /** UUIDv7. */
  id: string;
  /** `null` after the administrator's account was deleted. */
  viewer_id: string | null;
  user_id: string;
  /** Role and version of the person when the view was opened. Another role or version ends it. */
  user_role: Role | null;
  user_version: number;
  reason: string;
  started_at: Date;
  /** When it ends by itself. */
  ends_at: Date;
  ended_at: Date | null;
}

interface UserViewCallsTable {
  view_id: string;
  /** Id of an endpoint that the view has called. */
  endpoint: string;
}

/** Another person than the viewed one whose data a view has shown. */
interface UserViewOpeningsTable {
  view_id: string;
  opened_id: string;
  opened_at: Date;
}

export type ViewTables = {
  user_views: UserViewsTable;
  user_view_calls: UserViewCallsTable;
  user_view_openings: UserViewOpeningsTable;
};
