import type { JSX } from 'react';
import { ClientSettings } from '#core/client/config/client-settings.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { Chapter, Condition } from './legal-document.ts';
import { Words } from './Words.tsx';
import * as styles from './legal.module.css';

/** One chapter with its number. Parts that do not apply to this site are left out. */
export function ChapterText({ chapter, number }: { readonly chapter: Chapter; readonly number: number }): JSX.Element {
  const format = useFormat();
  const holds = useHolds();
  return (
    <section className={styles.legalChapter} id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <h2 id={`${chapter.id}-title`}>
        <span className={`${styles.legalNumber} num`} aria-hidden="true">
          {format.number(number)}
        </span>
        {chapter.title}
      </h2>
      {chapter.parts
        .filter(({ when }) => holds(when))
        .map(({ p, list }) =>
          list === undefined ? (
            <p key={p}>
              <Words>{p ?? ''}</Words>
            </p>
          ) : (
            <ul key={list[0]}>
              {list.map((line) => (
                <li key={line}>
                  <Words>{line}</Words>
                </li>
              ))}
            </ul>
          ),
        )}
    </section>
  );
}

/** Checks which conditions hold on this site. */
function useHolds(): (condition: Condition | undefined) => boolean {
  const { operator, emulator } = useService(ClientSettings);
  const holds: Readonly<Record<Condition, boolean>> = {
    named: operator.name !== '',
    unnamed: operator.name === '',
    reachable: operator.email !== '',
    unreachable: operator.email === '',
    firebase: !emulator,
    embedded: emulator,
  };
  return (condition) => condition === undefined || holds[condition];
}
