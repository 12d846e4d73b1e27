import type { JSX } from 'react';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { Part } from '#core/client/ui/Part.tsx';
import { applicantPanels } from '../../contract/applicant-access.ts';

/** What other plugins tell the employer about a candidate. */
export function ApplicantPanels({ candidateId }: { readonly candidateId: string }): JSX.Element {
  return (
    <>
      {useContributions(applicantPanels).map(({ plugin, thing: { id, value } }) => (
        <Part
          key={`${id} ${candidateId}`}
          plugin={plugin}
          what={id}
          load={async () => (await value.load()).Panel}
          given={{ candidateId }}
        />
      ))}
    </>
  );
}
