import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { companySections } from '../../contract/company-sections.ts';

/** The sections of other plugins on a company's page. */
export function CompanySections({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('employer');
  const sections = useContributions(companySections);
  const hasTitles = useTexts(sections.map(({ plugin }) => plugin));
  return (
    <>
      {hasTitles &&
        sections.map(({ plugin, thing: { id, value } }) => (
          <section key={`${id}/${companyId}`} className="company__section">
            <h2>{t(value.title)}</h2>
            <PluginPart plugin={plugin} what={id} load={async () => (await value.load()).Section} given={{ companyId }} />
          </section>
        ))}
    </>
  );
}
