import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { useT } from '../i18n/use-t.ts';
import { GlobeIcon } from './icons/icons.tsx';
import './LanguageMenu.css';

/** Selects the language of the interface. Each language is listed by its own name. */
export const LanguageMenu = observer(function LanguageMenu() {
  const t = useT('core');
  const { languages, current, coming, choose } = useService(LanguageStore);
  return (
    <span className="language">
      <GlobeIcon />
      <select
        aria-label={t('language.label')}
        title={t('language.label')}
        aria-busy={coming !== undefined}
        value={coming ?? current}
        onChange={(event) => void choose(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
});
