import { type JSX, useEffect } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useHash, usePathname } from '#core/client/navigation/page-address.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PrintIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { publicRoutes } from '../../contract/routes.ts';
import { ChapterText } from './ChapterText.tsx';
import { Contents } from './Contents.tsx';
import type { LegalDocument } from './legal-document.ts';
import { relatedAddress } from './Words.tsx';
import * as styles from './legal.module.css';

/** The text: the summary, the contents and the chapters. */
export function LegalText({ content }: { readonly content: LegalDocument }): JSX.Element {
  const { lead, short, labels, chapters } = content;
  useAskedChapter();
  return (
    <>
      <p className="lead">{lead}</p>
      <Facts content={content} />
      <div className={styles.legalBody}>
        <Contents label={labels.contents} chapters={chapters} />
        <div className={styles.legalText}>
          <section className={styles.legalShort} aria-labelledby="short">
            <h2 id="short">{labels.short}</h2>
            <ul>
              {short.map((line) => (
                <li key={line}>
                  <ProgressMark state="leaf" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
          {chapters.map((chapter, place) => (
            <ChapterText key={chapter.id} chapter={chapter} number={place + 1} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The date of the last change, the link to the other text, and the print button. */
function Facts({ content: { changed, labels } }: { readonly content: LegalDocument }): JSX.Element {
  const t = useT('public');
  const format = useFormat();
  const here = usePathname();
  const terms = relatedAddress(here, href(publicRoutes.terms));
  const isTerms = here === terms;
  return (
    <div className={styles.legalFacts}>
      {/* Noon UTC is on the same day from UTC-12 to UTC+11. */}
      <p className="muted">{labels.changedOn.replace('{date}', format.date(`${changed}T12:00:00Z`))}</p>
      <Link className="link" to={isTerms ? relatedAddress(here, href(publicRoutes.privacy)) : terms}>
        {t(isTerms ? 'nav.privacy' : 'nav.terms')}
      </Link>
      <Button variant="quiet" size="s" onClick={() => window.print()}>
        <PrintIcon className="icon--s" />
        {labels.print}
      </Button>
    </div>
  );
}

// Scrolls to a chapter that the address names, now that it exists. Later the router scrolls.
function useAskedChapter(): void {
  const asked = useHash();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chapters are first there
  useEffect(() => {
    const chapter = asked === '' ? null : document.getElementById(asked);
    chapter?.setAttribute('tabindex', '-1');
    chapter?.scrollIntoView();
    chapter?.focus({ preventScroll: true });
  }, []);
}
