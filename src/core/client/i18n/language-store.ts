import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from '../di/inject.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { chosenLanguage, directionOf, firstOfOurs, LANGUAGES, type Language, rememberedLanguage, rememberLanguage } from './language.ts';
import { Texts } from './texts.ts';

/** The language of the interface: remembered in this browser, shown through `lang` and `dir` on the document element. */
@injectable()
export class LanguageStore {
  current: string;
  /** The language that was chosen and whose texts are still coming. */
  coming: string | undefined = undefined;
  private hasChosen = chosenLanguage() !== undefined;

  constructor(
    @inject(Texts) private readonly texts: Texts,
    @inject(SnackbarStore) private readonly snackbar: SnackbarStore,
  ) {
    this.current = texts.i18n.language;
    makeAutoObservable<this, 'texts' | 'snackbar'>(this, { texts: false, snackbar: false }, { autoBind: true });
  }

  /** What there is to choose from. */
  get languages(): readonly Language[] {
    return LANGUAGES;
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.current);
  }

  /** A language of ours that this browser would rather read, as long as the person has not chosen one. */
  get offered(): string | undefined {
    if (this.hasChosen) return undefined;
    const preferred = firstOfOurs(navigator.languages);
    return preferred === this.current ? undefined : preferred;
  }

  /** Shows the interface in a language, once its texts are loaded. Where they do not load everything stays, and a message says so. */
  async choose(code: string): Promise<void> {
    this.coming = code;
    try {
      await this.texts.change(code);
      // Somebody may have chosen again meanwhile.
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

  /** Keeps the language that is shown, and asks no more. */
  decline(): void {
    this.remember(this.current);
  }

  /** Tells the document which language the application has started in. */
  start(): void {
    this.show(this.current);
    const wanted = rememberedLanguage();
    if (wanted !== this.current) this.tellFailure(wanted);
  }

  private show(code: string): void {
    this.current = code;
    document.documentElement.lang = code;
    document.documentElement.dir = this.direction;
  }

  private remember(code: string): void {
    this.hasChosen = true;
    rememberLanguage(code);
  }

  private tellFailure(code: string): void {
    const language = LANGUAGES.find((one) => one.code === code)?.name ?? code;
    this.snackbar.raise(this.texts.i18n.t('core:language.failed', { language }), { color: 'error', timeout: 10_000 });
  }
}
