import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { managedPlaces } from '../../contract/managed-postings.ts';

/** Links from a posting to the pages for its managers. */
export function ManagedPlaces({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('jobs');
  const places = useContributions(managedPlaces);
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      {hasTexts &&
        places.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={value.to(jobId)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}
