import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { EMPLOYERS_ID } from './employers-id.ts';
import { Figure } from './Figure.tsx';
import { Join } from './Join.tsx';
import { Points } from './Points.tsx';

/** The chapter for employers. */
export function Employers(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className="wrap band split" id={EMPLOYERS_ID} aria-labelledby={titleId}>
      <div className="split__head">
        <h2 className="display-l" id={titleId}>
          {t('landing.employers')}
        </h2>
        <p className="lead">{t('landing.employersLead')}</p>
        <Join variant="ink" />
      </div>
      <Figure place="employers" />
      <Points names={['post', 'applicants', 'import']} />
    </section>
  );
}
