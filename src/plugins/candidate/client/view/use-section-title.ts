import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownSection } from './section-views.ts';

/** The title of a section for readers. Where the wizard's title says "you", it uses other words. */
export function useSectionTitle(): (section: ShownSection) => string {
  const t = useT('candidate');
  return (section) => t(section === 'portfolio' || section === 'preferences' ? `view.${section}` : `step.${section}.name`);
}
