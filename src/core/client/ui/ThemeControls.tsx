import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { THEME_CHOICES, ThemeStore } from '../theme/theme-store.ts';
import { IconButton } from './Button.tsx';
import { MoonIcon, SunIcon } from './icons/icons.tsx';
import './ThemeControls.css';

/** Switches between the light and the dark theme. */
export const ThemeButton = observer(function ThemeButton() {
  const t = useT('core');
  const theme = useService(ThemeStore);
  const isDark = theme.shown === 'dark';
  return <IconButton icon={isDark ? SunIcon : MoonIcon} label={isDark ? t('theme.toLight') : t('theme.toDark')} onClick={theme.toggle} />;
});

/** Selects the light theme, the dark theme, or the system's theme. */
export const ThemeChoice = observer(function ThemeChoice() {
  const t = useT('core');
  const theme = useService(ThemeStore);
  return (
    <fieldset>
      <legend className="vh">{t('theme.legend')}</legend>
      <div className="segments">
        {THEME_CHOICES.map((choice) => (
          <label key={choice}>
            <input
              className="vh"
              type="radio"
              name="theme"
              value={choice}
              checked={theme.choice === choice}
              onChange={() => theme.choose(choice)}
            />
            {t(`theme.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
