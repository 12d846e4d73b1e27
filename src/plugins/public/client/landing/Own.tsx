import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';

/** A terminal command and its output, the same in every language. */
const TERMINAL = ['npm start', 'Trellis is ready at http://localhost:3000', 'API description: http://localhost:3000/api/docs'];

/** The last chapter: who owns the software and how to run it. */
export function Own(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  const [command, ...answer] = TERMINAL;
  return (
    <section className="wrap band" aria-labelledby={titleId}>
      <div className="own">
        <div>
          <h2 className="display-l" id={titleId}>
            {t('landing.ownTitle')}
          </h2>
          <p className="lead">{t('landing.ownText')}</p>
        </div>
        <pre className="own__terminal" dir="ltr" lang="en">
          <code>
            <b>{command}</b>
            {['', ...answer].join('\n')}
          </code>
        </pre>
      </div>
    </section>
  );
}
