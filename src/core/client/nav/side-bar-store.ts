import { makeAutoObservable } from 'mobx';
import { injectable } from '../di/inject.ts';

// Pages that need the width fold the side bar by themselves below this (look of the work screens, between lg and here).
const MIDDLING = '(max-width: 1679px)';
const KEYS = Object.freeze({ ordinary: 'trellis.side', wide: 'trellis.side.wide' });

/** Whether the side bar is folded to a rail. A choice is remembered in this browser, one for ordinary pages and one for those that need the width. */
@injectable()
export class SideBarStore {
  private isPageWide = false;
  private isMiddling = matchMedia(MIDDLING).matches;
  private ordinary: boolean | undefined = recall(KEYS.ordinary);
  private wide: boolean | undefined = recall(KEYS.wide);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isFolded(): boolean {
    if (!this.isPageWide) return this.ordinary === true;
    return this.wide ?? (this.isMiddling || this.ordinary === true);
  }

  /** The other way, from now on. */
  toggle(): void {
    const folded = !this.isFolded;
    if (this.isPageWide) this.wide = folded;
    else this.ordinary = folded;
    remember(this.isPageWide ? KEYS.wide : KEYS.ordinary, folded);
  }

  /** Tells what kind of page is shown. */
  show(isPageWide: boolean): void {
    this.isPageWide = isPageWide;
  }

  /** Follows the width of the window until the returned function is called. */
  start(): () => void {
    const media = matchMedia(MIDDLING);
    this.measure(media);
    media.addEventListener('change', this.measure);
    return () => media.removeEventListener('change', this.measure);
  }

  private measure({ matches }: { readonly matches: boolean }): void {
    this.isMiddling = matches;
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
    // Denied or full: the choice holds for this visit.
  }
}
