import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedParts } from '../../contract/client-extension-points.ts';

/** Links to the pages of other plugins that work with all managed postings. */
export function ManagedTools(): JSX.Element {
  const t = useT('jobs');
  const tools = useContributions(managedParts.part('tool'));
  const hasTexts = useTexts(tools.map(({ plugin }) => plugin));
  return (
    <>
      {hasTexts &&
        tools.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={href(value.route)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}
