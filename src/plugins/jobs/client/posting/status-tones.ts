import type { StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { JobStatus } from '../../contract/job.ts';

/** How the badge of a posting's status looks. */
export const STATUS_TONES: Readonly<Record<JobStatus, StatusTone>> = { draft: 'wait', published: 'live', closed: 'off' };
