import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownSection } from './section-views.ts';

/** Names a section to who reads it: where the step of the wizard says "you", in other words. */
export function useSectionTitle(): (section: ShownSection) => string {
  const t = useT('candidate');
  return (section) => t(section === 'portfolio' || section === 'preferences' ? `view.${section}` : `step.${section}.name`);
}
