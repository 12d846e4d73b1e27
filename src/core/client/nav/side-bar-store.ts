import { makeAutoObservable } from 'mobx';
import { injectable } from '../di/injection.ts';

// Wide pages fold the side bar automatically up to this width (between the breakpoint lg and this width).
const MEDIUM_SCREEN = '(max-width: 1679px)';
const KEYS = Object.freeze({ ordinary: 'trellis.side', wide: 'trellis.side.wide' });

/** Whether the side bar is folded to a rail. This browser stores one choice for ordinary pages and one for wide pages. */
@injectable()
export class SideBarStore {
  private isPageWide = false;
  private isMediumScreen = matchMedia(MEDIUM_SCREEN).matches;
  private ordinary: boolean | undefined = recall(KEYS.ordinary);
  private wide: boolean | undefined = recall(KEYS.wide);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isFolded(): boolean {
    if (!this.isPageWide) return this.ordinary === true;
    return this.wide ?? (this.isMediumScreen || this.ordinary === true);
  }

  /** Folds or unfolds the side bar and stores the choice. */
  toggle(): void {
    const folded = !this.isFolded;
    if (this.isPageWide) this.wide = folded;
    else this.ordinary = folded;
    remember(this.isPageWide ? KEYS.wide : KEYS.ordinary, folded);
  }

  /** Sets whether the current page is a wide page. */
  show(isPageWide: boolean): void {
    this.isPageWide = isPageWide;
  }

  /** Follows the width of the window until the returned function is called. */
  start(): () => void {
    const media = matchMedia(MEDIUM_SCREEN);
    this.measure(media);
    media.addEventListener('change', this.measure);
    return () => media.removeEventListener('change', this.measure);
  }

  private measure({ matches }: { readonly matches: boolean }): void {
    this.isMediumScreen = matches;
  }
}

function recall(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'folded';
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

function remember(key: string, folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? 'folded' : 'open');
  } catch {
    // Storage is denied or full, so the choice is valid only for this visit.
  }
}
