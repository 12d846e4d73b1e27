import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { Button } from '../ui/Button.tsx';
import { atFloor } from '../ui/floor.ts';
import { saveBeforeReload } from './before-reload.ts';
import { BuildWatcher } from './build-watcher.ts';
import { OFFER_WORDS } from './offer-words.ts';
import * as styles from './BuildOffer.module.css';

/** Offers at the page's edge to reload with a newer build. It moves no content and reloads only when the user agrees. */
export const BuildOffer = observer(function BuildOffer() {
  const builds = useService(BuildWatcher);
  const { current } = useService(LanguageStore);
  const words = OFFER_WORDS[current] ?? OFFER_WORDS[DEFAULT_LANGUAGE];
  const [busy, setBusy] = useState(false);
  const isThere = useAfterFirst();
  if (words === undefined) return null;
  return (
    <aside ref={atFloor} className={styles.offer} aria-label={words.label}>
      {/* Screen readers only announce text that is added to an existing element. */}
      <p className={styles.offerWords} role="status">
        {isThere && words.text}
      </p>
      <Button
        variant="ink"
        size="s"
        busy={busy}
        onClick={() => {
          setBusy(true);
          void saveBeforeReload().then(builds.reload);
        }}
      >
        {words.reload}
      </Button>
      <Button
        variant="quiet"
        size="s"
        onClick={() => {
          builds.decline();
          // The pressed button disappears, so the focus moves to the heading of the page.
          requestAnimationFrame(() => focusHeading(document.body));
        }}
      >
        {words.later}
      </Button>
    </aside>
  );
});

function useAfterFirst(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => setAfter(true), []);
  return isAfter;
}
