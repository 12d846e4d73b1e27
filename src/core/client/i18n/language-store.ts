import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../di/inject.ts';
import { directionOf, LANGUAGES, type Language, rememberedLanguage, rememberLanguage } from './language.ts';
import { Texts } from './texts.ts';

/** The language of the interface: remembered in this browser, shown through `lang` and `dir` on the document element. */
@injectable()
export class LanguageStore {
  current: string = rememberedLanguage();

  constructor(@inject(Texts) private readonly texts: Texts) {
    makeAutoObservable<this, 'texts'>(this, { texts: false }, { autoBind: true });
  }

  /** What there is to choose from; a menu makes sense from two on. */
  get offered(): readonly Language[] {
    return LANGUAGES;
  }

  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.current);
  }

  /** Shows the interface in a language, once its texts are loaded. */
  async choose(code: string): Promise<void> {
    await this.texts.change(code);
    this.show(code);
    rememberLanguage(code);
  }

  /** Tells the document what is shown. */
  show(code: string = this.current): void {
    this.current = code;
    document.documentElement.lang = code;
    document.documentElement.dir = this.direction;
  }
}
