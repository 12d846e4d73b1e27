import { type JSX, type ReactNode, useId } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { publicRoutes } from '../../contract/routes.ts';
import { Join } from '../landing/Join.tsx';
import { PostJob } from '../landing/PostJob.tsx';
import { Words } from '../legal/Words.tsx';
import * as styles from './welcome.module.css';

/** The text of the welcome page in one language, as the build emits it. */
export interface WelcomeContent {
  readonly lead: string;
  readonly search: string;
  readonly paths: readonly Path[];
  readonly questionsTitle: string;
  /** In the answers, `[label](/path)` is a link. */
  readonly questions: readonly { readonly q: string; readonly a: string }[];
  /** The sentence above the last link. */
  readonly end: string;
}

/** The steps of one kind of new user. */
interface Path {
  readonly id: 'candidates' | 'employers' | 'hosts';
  readonly title: string;
  readonly lead: string;
  /** What these users get. */
  readonly gains?: { readonly title: string; readonly points: readonly string[] };
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

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
    employers: <PostJob variant="ink" />,
    hosts: (
      <code className={styles.pathCommand} dir="ltr">
        npm start
      </code>
    ),
  };
  return (
    <>
      <p className="lead">{lead}</p>
      <div className={styles.welcomeWays}>
        <Join variant="grow" size="l" />
      </div>
      {paths.map((path, place) => (
        <NewcomerPath key={path.id} path={path} number={format.number(place + 1)} action={waysOn[path.id]} />
      ))}
      <section className={styles.welcomeQuestions} aria-labelledby={questionsId}>
        <h2 className="display-l" id={questionsId}>
          {questionsTitle}
        </h2>
        <div className={styles.welcomeAnswers}>
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
      <section className={styles.welcomeEnd}>
        <h2 className="display-l">{end}</h2>
        <Join variant="ink" size="l" />
      </section>
    </>
  );
}

interface NewcomerPathProps {
  readonly path: Path;
  readonly number: string;
  /** The link at the end. */
  readonly action: ReactNode;
}

/** The steps of one kind of new user, as nodes on a line. No step is done yet, so only the last node is marked. */
function NewcomerPath({ path: { id, title, lead, gains, steps }, number, action }: NewcomerPathProps): JSX.Element {
  const titleId = useId();
  return (
    <section className={styles.path} id={id} aria-labelledby={titleId}>
      <div className={styles.pathWho}>
        <p className={`${styles.pathNumber} num`} aria-hidden="true">
          {number}
        </p>
        <h2 className="display-l" id={titleId}>
          {title}
        </h2>
        <p className="lead">{lead}</p>
        {gains !== undefined && (
          <div>
            <h3>{gains.title}</h3>
            <ul className={styles.pathGains}>
              {gains.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        <div>{action}</div>
      </div>
      <ol className={styles.pathSteps}>
        {steps.map(({ title: step, text }, place) => (
          <li key={step}>
            <ProgressMark state={place === steps.length - 1 ? 'leaf' : 'frame'} />
            <div>
              <h3>{step}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
