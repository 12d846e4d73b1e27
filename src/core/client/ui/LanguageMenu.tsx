import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { LanguageStore } from '../i18n/language-store.ts';
import { useT } from '../i18n/use-t.ts';
import './Field.css';

/** The language of the interface; absent while there is nothing to choose. */
export const LanguageMenu = observer(function LanguageMenu() {
  const t = useT('core');
  const { offered, current, choose } = useService(LanguageStore);
  if (offered.length < 2) return null;
  return (
    <select
      className="input input--select language"
      aria-label={t('language.label')}
      value={current}
      onChange={(event) => {
        choose(event.target.value).catch((error: unknown) => console.error('The language could not be loaded', error));
      }}
    >
      {offered.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
});
