import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { managedParts, type PostingSectionProps } from '../../../contract/client-extension-points.ts';
import { FormSection } from './FormSection.tsx';

/** The sections of other plugins. */
export function OtherSections(given: PostingSectionProps): JSX.Element | null {
  const t = useT('jobs');
  const sections = useContributions(managedParts.part('formSection'));
  const hasTexts = useTexts(sections.map(({ plugin }) => plugin));
  if (!hasTexts) return null;
  return (
    <>
      {sections.map(({ plugin, thing: { id, value } }) => (
        <FormSection key={id} title={t(value.title)}>
          <PluginPart plugin={plugin} what={id} given={given} load={async () => (await value.load()).Section} />
        </FormSection>
      ))}
    </>
  );
}
