import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Lattice } from '#core/client/ui/Lattice.tsx';

/** The last chapter: whose it is and what it takes to run it. */
export function Own(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className="own band" aria-labelledby={titleId}>
      <Lattice />
      <div className="own__in wrap">
        <div>
          <h2 className="display-l" id={titleId}>
            {t('landing.ownTitle')}
          </h2>
          <p className="lead">{t('landing.ownText')}</p>
        </div>
        <pre dir="ltr">
          <code>npm start</code>
        </pre>
      </div>
    </section>
  );
}
