import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { type CompanySectionProps, companyParts } from '../../contract/company-parts.ts';
import * as styles from './companies.module.css';

interface CompanySectionsProps {
  /** Of a company's page, or of its form. */
  readonly part: 'section' | 'form';
  readonly given: CompanySectionProps;
}

/** The sections of other plugins on a page about a company. */
export const CompanySections = observer(function CompanySections({ part: name, given }: CompanySectionsProps): JSX.Element {
  const t = useT('employer');
  const sections = useAllowedContributions(companyParts.part(name));
  const isVisitor = useService(SessionStore).status === 'signed-out';
  const hasTitles = useTexts(
    sections.map(({ plugin }) => plugin),
    isVisitor ? 'open' : 'whole',
  );
  return (
    <>
      {hasTitles &&
        sections.map(({ plugin, thing: { id, value } }) => {
          const part = { plugin, what: id, load: async () => (await value.load()).Section, given, hasOpenTexts: true };
          const key = `${id}/${given.companyId}`;
          // A part with its own heading may stay empty, so nothing announces it.
          if (value.title === undefined) return <PluginPart key={key} {...part} placeholder={<span />} />;
          return (
            <section key={key} className={styles.companySection}>
              <h2>{t(value.title)}</h2>
              <PluginPart {...part} />
            </section>
          );
        })}
    </>
  );
});
