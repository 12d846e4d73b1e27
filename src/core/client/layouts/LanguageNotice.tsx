import { observer } from 'mobx-react-lite';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons/icons.tsx';
import { LANGUAGE_NOTICE_WORDS } from './language-notice-words.ts';
import * as styles from './LanguageNotice.module.css';

/**
 * Says once that the page is in the language that the browser prefers, and offers English. It fills the space above the page that the
 * inline script of index.html reserves, so it covers nothing and nothing moves when it appears.
 */
export const LanguageNotice = observer(function LanguageNotice() {
  const { languages, current, isFromBrowser, coming, choose } = useService(LanguageStore);
  const words = LANGUAGE_NOTICE_WORDS[current];
  if (!isFromBrowser || words === undefined) return null;
  // The pressed button is gone, so the focus moves to the start of the page.
  const choosing = (language: string) => (): void => {
    void choose(language).then(() => requestAnimationFrame(() => focusHeading(document.body)));
  };
  return (
    <aside className={`${styles.languageNotice} wrap`} aria-label={words.text}>
      <p>{words.text}</p>
      <Button size="s" busy={coming === DEFAULT_LANGUAGE} onClick={choosing(DEFAULT_LANGUAGE)}>
        <span lang={DEFAULT_LANGUAGE}>{languages.find(({ code }) => code === DEFAULT_LANGUAGE)?.name}</span>
      </Button>
      <IconButton icon={CloseIcon} label={words.close} onClick={choosing(current)} />
    </aside>
  );
});
