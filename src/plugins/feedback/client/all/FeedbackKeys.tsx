import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { KeyLine } from '#core/client/ui/KeyLine.tsx';
import { undoKeyName } from '#core/client/ui/keyboard.ts';
import { LIST_KEYS } from './list-keys.ts';

/** The keys of the list. */
export function FeedbackKeys({ hasPreview }: { readonly hasPreview: boolean }): JSX.Element {
  const t = useT('feedback');
  const letters = LIST_KEYS.map(([letter, action]) => [letter.toUpperCase(), t(`all.keys.${action}`)] as const);
  const undo = [undoKeyName(), t('all.keys.undo')] as const;
  const back = ['Esc', t('all.keys.back')] as const;
  return <KeyLine label={t('all.keys.label')} keys={[...letters, undo, ...(hasPreview ? [back] : [])]} />;
}
