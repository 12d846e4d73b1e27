import { makeAutoObservable } from 'mobx';

/** The user's choice: one of the two themes, or the system's theme. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** All choices, in the order in which they are offered. */
export const THEME_CHOICES: readonly ThemeChoice[] = Object.freeze(['system', 'light', 'dark']);

// The inline script of index.html reads the same key before the first paint.
const STORAGE_KEY = 'trellis.theme';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The theme: remembered in this browser, shown through `data-theme` on the document element (absent for `system`)
 * and Blueprint's `bp6-dark` on the body.
 */
export class ThemeStore {
  choice: ThemeChoice = read();
  private systemIsDark = matchMedia(DARK).matches;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The theme that is shown. */
  get shown(): 'light' | 'dark' {
    if (this.choice === 'system') return this.systemIsDark ? 'dark' : 'light';
    return this.choice;
  }

  /** Shows a theme and remembers the choice. */
  choose(choice: ThemeChoice): void {
    this.choice = choice;
    remember(choice);
    this.apply();
  }

  /** Switches the shown theme from light to dark or back. */
  toggle(): void {
    this.choose(this.shown === 'dark' ? 'light' : 'dark');
  }

  /** Shows the remembered theme and follows the system until the returned function is called. */
  start(): () => void {
    this.apply();
    const media = matchMedia(DARK);
    media.addEventListener('change', this.followSystem);
    return () => media.removeEventListener('change', this.followSystem);
  }

  private followSystem(event: MediaQueryListEvent): void {
    this.systemIsDark = event.matches;
    this.apply();
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    if (this.choice === 'system') delete dataset.theme;
    else dataset.theme = this.choice;
    document.body.classList.toggle('bp6-dark', this.shown === 'dark');
  }
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
  } catch {
    // Storage may be denied. The system's theme needs no storage.
    return 'system';
  }
}

function remember(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is denied or full: the choice holds until the user leaves the page.
  }
}
