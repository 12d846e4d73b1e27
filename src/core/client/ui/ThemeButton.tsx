import { observer } from 'mobx-react-lite';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { ThemeStore } from '../theme/theme-store.ts';
import { IconButton } from './IconButton.tsx';
import { MoonIcon, SunIcon } from './icons/icons.tsx';

/** Switches between the light and the dark theme. */
export const ThemeButton = observer(function ThemeButton() {
  const t = useT('core');
  const theme = useService(ThemeStore);
  const isDark = theme.shown === 'dark';
  return <IconButton icon={isDark ? SunIcon : MoonIcon} label={isDark ? t('theme.toLight') : t('theme.toDark')} onClick={theme.toggle} />;
});
