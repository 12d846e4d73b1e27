import type { JSX } from 'react';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { SaveButton } from './SaveButton.tsx';
import { ThenSave } from './ThenSave.tsx';

/** Saves a posting from its page. */
export function Tool({ job }: { readonly job: JobSummary }): JSX.Element {
  return (
    <>
      <ThenSave job={job} />
      <SaveButton job={job} />
    </>
  );
}
