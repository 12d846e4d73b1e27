import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ShareBar } from '#core/client/ui/ShareBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { completenessOf, isBlank } from '../../contract/completeness.ts';
import { type NextStep, nextStep } from '../../contract/next-step.ts';
import type { SavedSections } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import * as styles from './Completeness.module.css';

/** How complete a profile is, and a link to the step that adds most. The page of an empty profile says itself how to begin. */
export function Completeness({ sections }: { readonly sections: SavedSections }): JSX.Element {
  const core = useT('core');
  const format = useFormat();
  const percent = completenessOf(sections);
  const isEmpty = SECTIONS.every((name) => isBlank(name, sections[name].value));
  const next = isEmpty ? undefined : nextStep(sections);
  return (
    <div className={styles.completeness}>
      <p className="strong num">{core('wizard.complete', { percent: format.percent(percent / 100) })}</p>
      <ShareBar max={100} value={percent} />
      {next !== undefined && <NextLink {...next} />}
    </div>
  );
}

function NextLink({ section, points }: NextStep): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  return (
    <Link className={`link ${styles.completenessNext}`} to={href(candidateRoutes[section])}>
      {t('profile.next', { step: t(`step.${section}.name`), added: format.addedPercent(points / 100) })}
    </Link>
  );
}
