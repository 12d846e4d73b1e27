import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { directionOf } from '../i18n/language.ts';
import { LANGUAGE_OFFERS } from '../i18n/language-offers.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { Button } from './Button.tsx';
import './LanguageOffer.css';

/**
 * Asks once whether to switch to the language that the browser prefers. It never switches without the user's consent. It overlays
 * the edge of the page, so nothing moves when it appears or disappears.
 */
export const LanguageOffer = observer(function LanguageOffer() {
  const { offered, coming, choose, decline } = useService(LanguageStore);
  const offer = offered === undefined ? undefined : LANGUAGE_OFFERS[offered];
  if (offered === undefined || offer === undefined) return null;
  return (
    <aside className="offer" lang={offered} dir={directionOf(offered)} aria-label={offer.question}>
      <p className="offer__words">
        {offer.question}
        <span lang="en" dir="ltr" className="offer__english">
          {offer.inEnglish}
        </span>
      </p>
      <Button variant="ink" size="s" busy={coming !== undefined} onClick={() => void choose(offered).then(goOn)}>
        {offer.yes}
      </Button>
      <Button
        variant="quiet"
        size="s"
        onClick={() => {
          decline();
          goOn();
        }}
      >
        {offer.no}
      </Button>
    </aside>
  );
});

// The pressed button is gone, so the focus moves to the start of the page.
function goOn(): void {
  requestAnimationFrame(() => focusHeading(document.body));
}
