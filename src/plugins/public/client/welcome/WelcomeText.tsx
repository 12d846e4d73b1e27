import { type JSX, type ReactNode, useId } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { publicRoutes } from '../../contract/routes.ts';
import { Join } from '../landing/Join.tsx';
import { Words } from '../legal/Words.tsx';
import { NewcomerPath } from './NewcomerPath.tsx';
import type { Path, WelcomeContent } from './welcome-content.ts';

/** Three paths, the common questions, and the sign-up link. */
export function WelcomeText({
  content: { lead, search, paths, questionsTitle, questions, end },
}: {
  readonly content: WelcomeContent;
}): JSX.Element {
  const format = useFormat();
  const questionsId = useId();
  const waysOn: Readonly<Record<Path['id'], ReactNode>> = {
    candidates: <ButtonLink to={href(publicRoutes.landing)}>{search}</ButtonLink>,
    employers: <Join />,
    hosts: (
      <code className="path__command" dir="ltr">
        npm start
      </code>
    ),
  };
  return (
    <>
      <p className="lead">{lead}</p>
      <div className="welcome__ways">
        <Join variant="grow" size="l" />
      </div>
      {paths.map((path, place) => (
        <NewcomerPath key={path.id} path={path} number={format.number(place + 1)} action={waysOn[path.id]} />
      ))}
      <section className="welcome__questions" aria-labelledby={questionsId}>
        <h2 className="display-l" id={questionsId}>
          {questionsTitle}
        </h2>
        <div className="welcome__answers">
          {questions.map(({ q, a }) => (
            <div key={q}>
              <h3>{q}</h3>
              <p>
                <Words>{a}</Words>
              </p>
            </div>
          ))}
        </div>
      </section>
      <section className="welcome__end">
        <h2 className="display-l">{end}</h2>
        <Join variant="ink" size="l" />
      </section>
    </>
  );
}
