import type { StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { JobStatus } from '../../contract/job.ts';

/** The badge tone of each posting status. */
export const STATUS_TONES: Readonly<Record<JobStatus, StatusTone>> = { draft: 'wait', published: 'live', closed: 'off' };
