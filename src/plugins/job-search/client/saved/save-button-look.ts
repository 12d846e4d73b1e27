import { clsx } from 'clsx';
import type { ButtonLook } from '#core/client/ui/Button.tsx';
import * as styles from './SaveButton.module.css';

/** The look of the button that saves a posting, and of the link that leads visitors to it. */
export function saveButtonLook(isInRow: boolean): Pick<ButtonLook, 'variant'> & { readonly className: string } {
  return { variant: isInRow ? 'quiet' : 'outline', className: clsx(styles.saveButton, isInRow && `btn--icon ${styles.saveButtonRow}`) };
}
