import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { useT } from '../i18n/use-t.ts';
import './Field.css';

/** The language of the interface, each by its own name. */
export const LanguageMenu = observer(function LanguageMenu() {
  const t = useT('core');
  const { languages, current, coming, choose } = useService(LanguageStore);
  return (
    <select
      className="input input--select language"
      aria-label={t('language.label')}
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
  );
});
