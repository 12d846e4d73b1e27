import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { PickerOfSeveral } from '#core/client/ui/picker/Picker.tsx';
import { MOST_CATEGORIES } from '../../contract/sections.ts';
import { useCategorySource } from './use-category-source.ts';

interface CategoriesFieldProps extends FieldTexts {
  /** Codes. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A list of categories of job postings. */
export function CategoriesField(props: CategoriesFieldProps): JSX.Element {
  const t = useT('candidate');
  return <PickerOfSeveral {...props} most={MOST_CATEGORIES} source={useCategorySource()} placeholder={t('preferences.chooseCategory')} />;
}
