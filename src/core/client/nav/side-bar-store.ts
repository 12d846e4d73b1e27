import { makeAutoObservable } from 'mobx';
import { WORK_WIDTHS } from '#core/contract/constants.ts';
import { injectable } from '../di/injection.ts';

const MEDIUM_SCREEN = `(max-width: ${WORK_WIDTHS.open - 1}px)`;
const STORAGE_KEY = 'trellis.side';

/**
 * Whether the side bar is folded to a rail: as the user chose in this browser, else by the width of the window. It is the same on every page,
 * so that the navigation does not move from page to page.
 */
@injectable()
export class SideBarStore {
  private isMediumScreen = matchMedia(MEDIUM_SCREEN).matches;
  private chosen: boolean | undefined = recall();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isFolded(): boolean {
    return this.chosen ?? this.isMediumScreen;
  }

  /** Folds or unfolds the side bar and stores the choice. */
  toggle(): void {
    this.chosen = !this.isFolded;
    remember(this.chosen);
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

function recall(): boolean | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : stored === 'folded';
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

function remember(folded: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, folded ? 'folded' : 'open');
  } catch {
    // Storage is denied or full, so the choice is valid only for this visit.
  }
}
