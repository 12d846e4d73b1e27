import { type JSX, useEffect, useId } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useHash } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { Lattice } from '#core/client/ui/Lattice.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { landingParts } from '../../contract/landing.ts';
import { Figure } from './Figure.tsx';
import { EMPLOYERS_ID } from './Hero.tsx';
import { Join } from './Join.tsx';
import { PostJob } from './PostJob.tsx';
import * as styles from './LandingPage.module.css';

/** The landing page below its first view. */
export function Chapters(): JSX.Element {
  const sections = useContributions(landingParts.part('section'));
  const asked = useHash();
  // Scrolls to a chapter that the address names, now that it exists. Later the router scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chapters are first there
  useEffect(() => {
    const chapter = asked === '' ? null : document.getElementById(asked);
    chapter?.setAttribute('tabindex', '-1');
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {sections.map(({ plugin, thing }) => (
        <div key={thing.id} className={`wrap ${styles.band}`}>
          <PluginPart plugin={plugin} what={thing.id} load={async () => (await thing.value.load()).Section} given={{}} />
        </div>
      ))}
      <Candidates />
      <Fair />
      <Employers />
      <Own />
    </>
  );
}

/** The chapter for candidates: three steps. */
function Candidates(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby={titleId}>
      <div className={styles.chapterHead}>
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

/** The dark band that lists what this site does not do. */
function Fair(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className={styles.pine} aria-labelledby={titleId}>
      <Lattice place="end" />
      <div className={`${styles.pineIn} wrap`}>
        <div>
          <h2 className={styles.pineSay} id={titleId}>
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

/** The chapter for employers. */
function Employers(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  return (
    <section className={`wrap ${styles.band} ${styles.split}`} id={EMPLOYERS_ID} aria-labelledby={titleId}>
      <div className={styles.splitHead}>
        <h2 className="display-l" id={titleId}>
          {t('landing.employers')}
        </h2>
        <p className="lead">{t('landing.employersLead')}</p>
        <PostJob variant="ink" />
      </div>
      <Figure place="employers" />
      <Points names={['post', 'applicants', 'import']} />
    </section>
  );
}

/** A terminal command and its output, the same in every language. */
const TERMINAL = ['npm start', 'Trellis is ready at http://localhost:3000', 'API description: http://localhost:3000/api/docs'];

/** The last chapter: who owns the software and how to run it. */
function Own(): JSX.Element {
  const t = useT('public');
  const titleId = useId();
  const [command, ...answer] = TERMINAL;
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby={titleId}>
      <div className={styles.own}>
        <div>
          <h2 className="display-l" id={titleId}>
            {t('landing.ownTitle')}
          </h2>
          <p className="lead">{t('landing.ownText')}</p>
        </div>
        <pre className={styles.ownTerminal} dir="ltr" lang="en">
          <code>
            <b>{command}</b>
            {['', ...answer].join('\n')}
          </code>
        </pre>
      </div>
    </section>
  );
}

interface PointsProps {
  /** Keys of the points. The landing page's texts have a title and a text for each. */
  readonly names: readonly string[];
  /** Numbers the points, for steps in a sequence. */
  readonly numbered?: boolean;
}

/** The benefits for one kind of visitor, side by side. */
function Points({ names, numbered = false }: PointsProps): JSX.Element {
  const t = useT('public');
  const format = useFormat();
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? `${styles.points} ${styles.pointsSteps}` : styles.points}>
      {names.map((name, index) => (
        <li key={name}>
          {numbered && (
            <p className={styles.pointsNumber} aria-hidden="true">
              {format.number(index + 1)}
            </p>
          )}
          <h3>{t(`landing.${name}Title`)}</h3>
          <p>{t(`landing.${name}Text`)}</p>
        </li>
      ))}
    </List>
  );
}
