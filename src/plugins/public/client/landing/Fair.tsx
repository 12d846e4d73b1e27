import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { Figure } from './Figure.tsx';
import { Join } from './Join.tsx';

/** The dark band that lists what this site does not do. */
export function Fair(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className="pine" aria-labelledby={titleId}>
      <Lattice place="end" />
      <div className="pine__in wrap">
        <div>
          <h2 className="pine__say" id={titleId}>
            {t('landing.fairTitle')}
          </h2>
          <p className="lead">{t('landing.fairText')}</p>
          <Join variant="grow" size="l" />
        </div>
        <Figure place="band" />
      </div>
    </section>
  );
}
