import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { directionOf } from '#core/contract/writing-direction.ts';
import { inject, injectable } from '../di/injection.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { chosenLanguage, LANGUAGES, type Language, rememberLanguage, startLanguage } from './language.ts';
import { Texts } from './texts.ts';

/**
 * The language of the interface. Until the user chooses one, it is the first available language that the browser prefers. The choice is
 * stored in this browser. The language is set as `lang` and `dir` on the document element.
 */
@injectable()
export class LanguageStore {
  current: string;
  /** The chosen language while its texts are loading. */
  coming: string | undefined = undefined;
  private hasChosen = chosenLanguage() !== undefined;

  constructor(
    @inject(Texts) private readonly texts: Texts,
    @inject(SnackbarStore) private readonly snackbar: SnackbarStore,
  ) {
    this.current = texts.i18n.language;
    makeAutoObservable<this, 'texts' | 'snackbar'>(this, { texts: false, snackbar: false }, { autoBind: true });
  }

  /** The languages that the user can choose. */
  get languages(): readonly Language[] {
    return LANGUAGES;
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.current);
  }

  /** Whether the language is not English only because the browser prefers another. The user is then told how to get English. */
  get isFromBrowser(): boolean {
    return !this.hasChosen && this.current !== DEFAULT_LANGUAGE;
  }

  /** Changes the language after its texts have loaded. If they do not load, the language stays and a message appears. */
  async choose(code: string): Promise<void> {
    this.coming = code;
    try {
      await this.texts.change(code);
      // The user may have chosen another language in the meantime.
      if (this.coming !== code) return;
      this.show(code);
      this.remember(code);
    } catch (error) {
      console.error(`The texts of "${code}" did not load`, error);
      this.tellFailure(code);
    } finally {
      runInAction(() => {
        if (this.coming === code) this.coming = undefined;
      });
    }
  }

  /** Sets the start language of the application on the document. */
  start(): void {
    this.show(this.current);
    const wanted = startLanguage();
    if (wanted !== this.current) this.tellFailure(wanted);
  }

  private show(code: string): void {
    this.current = code;
    document.documentElement.lang = code;
    document.documentElement.dir = this.direction;
    this.reserveNotice();
  }

  // The space above the page for the notice about the language (critical.css).
  private reserveNotice(): void {
    document.documentElement.toggleAttribute('data-language-notice', this.isFromBrowser);
  }

  private remember(code: string): void {
    this.hasChosen = true;
    this.reserveNotice();
    rememberLanguage(code);
  }

  private tellFailure(code: string): void {
    const language = LANGUAGES.find((one) => one.code === code)?.name ?? code;
    this.snackbar.raise(this.texts.i18n.t('core:language.failed', { language }), { color: 'error', timeout: 10_000 });
  }
}
