import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '../di/use-service.ts';
import type { OpenView } from '../http/open-view.ts';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ViewAs } from '../session/view-as.ts';
import { Button } from '../ui/Button.tsx';
import { EyeIcon } from '../ui/icons/page-icons.tsx';
import * as styles from './ViewAsBar.module.css';

const MINUTE_MS = 60_000;

/** Above every page while an administrator sees the site as another person: as whom, for how long, and the button that ends it. */
export function ViewAsBar({ view }: { readonly view: OpenView }): JSX.Element | undefined {
  const t = useT('core');
  const hasTexts = useTexts(['core']);
  const views = useService(ViewAs);
  const bar = useRef<HTMLElement>(null);
  const [isEnding, setEnding] = useState(false);
  const minutes = useMinutesUntil(view.endsAt);
  useRoomAbove(bar, hasTexts);
  if (!hasTexts) return undefined;
  const end = (): void => {
    setEnding(true);
    void views.end();
  };
  return (
    <section ref={bar} className={styles.viewAs} aria-label={t('viewAs.label')}>
      <EyeIcon />
      <p>
        <Slotted sentence={t('viewAs.sentence', { name: SLOT })}>
          <bdi className="strong">{view.user.name}</bdi>
        </Slotted>
      </p>
      <div className={styles.viewAsEnd}>
        <p className="num">{minutes === 0 ? t('viewAs.almostOver') : t('viewAs.left', { count: minutes })}</p>
        <Button size="s" busy={isEnding} onClick={end}>
          {t('viewAs.end')}
        </Button>
      </div>
    </section>
  );
}

/** Minutes until an instant, rounded up; 0 in the last minute and later. The server alone decides when the view ends. */
function useMinutesUntil(instant: string): number {
  const left = (): number => {
    const milliseconds = Date.parse(instant) - Date.now();
    return milliseconds < MINUTE_MS ? 0 : Math.ceil(milliseconds / MINUTE_MS);
  };
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left), MINUTE_MS / 4);
    return () => clearInterval(timer);
  });
  return minutes;
}

/** Keeps the sticky bars of the layouts below this one. */
function useRoomAbove(bar: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null || !isShown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--above', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--above');
    };
  }, [bar, isShown]);
}
