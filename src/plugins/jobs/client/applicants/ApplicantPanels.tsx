import type { ComponentType, JSX } from 'react';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { Part } from '#core/client/ui/Part.tsx';
import { type ApplicantPanel, applicantPanels } from '../../contract/applicant-access.ts';

/** What other plugins tell the employer about a candidate. */
export function ApplicantPanels({ candidateId }: { readonly candidateId: string }): JSX.Element {
  return (
    <>
      {useContributions(applicantPanels).map(({ plugin, thing: { id, value } }) => (
        <Part key={`${id} ${candidateId}`} plugin={plugin} what={id} load={async () => panelOf(await value.load(), candidateId)} />
      ))}
    </>
  );
}

function panelOf({ Panel: Content }: Awaited<ReturnType<ApplicantPanel['load']>>, candidateId: string): ComponentType {
  return () => <Content candidateId={candidateId} />;
}
