import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { Chapter } from './legal-document.ts';
import { useHolds } from './use-holds.ts';
import { Words } from './Words.tsx';

/** One chapter with its number. Parts that do not apply to this site are left out. */
export function ChapterText({ chapter, number }: { readonly chapter: Chapter; readonly number: number }): JSX.Element {
  const format = useFormat();
  const holds = useHolds();
  return (
    <section className="legal__chapter" id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <h2 id={`${chapter.id}-title`}>
        <span className="legal__number num" aria-hidden="true">
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
