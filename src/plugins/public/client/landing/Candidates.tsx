import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Join } from './Join.tsx';
import { Points } from './Points.tsx';

/** The chapter for candidates: three steps. */
export function Candidates(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className="wrap band" aria-labelledby={titleId}>
      <div className="chapter__head">
        <div>
          <h2 className="display-l" id={titleId}>
            {t('landing.candidates')}
          </h2>
          <p className="lead">{t('landing.candidatesLead')}</p>
        </div>
        <Join />
      </div>
      <Points numbered names={['pay', 'apply', 'status']} />
    </section>
  );
}
