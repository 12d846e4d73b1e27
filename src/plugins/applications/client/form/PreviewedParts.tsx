import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import type { DraftContent } from '../../contract/applying/draft-schemas.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';

interface PreviewedPartsProps {
  readonly terms: Terms;
  readonly content: DraftContent;
  /** Leaves out what is always sent. */
  readonly isAskedOnly?: boolean;
}

/** The parts of an application as the employer will read them. A part that the terms do not ask for is left out. */
export function PreviewedParts({ terms, content, isAskedOnly = false }: PreviewedPartsProps): JSX.Element {
  const t = useT('applications');
  const parts = useContributions(applicationParts.part('sent'));
  const shown = parts.filter(({ thing: { value } }) => value.isAsked?.(terms) ?? !isAskedOnly);
  return (
    <>
      {shown.map(({ plugin, thing: { id, value } }) => (
        <section key={id} className="stack" aria-label={t(value.titleBefore ?? value.title)}>
          <h3>{t(value.titleBefore ?? value.title)}</h3>
          <PluginPart plugin={plugin} what={id} load={async () => (await value.load()).Preview} given={{ terms, content }} />
        </section>
      ))}
    </>
  );
}
