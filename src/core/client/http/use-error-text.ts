import { useTranslation } from 'react-i18next';
import type { ApiError } from './api-error.ts';
import { errorText } from './failure-text.ts';

/**
 * Returns a function that explains a failed call in the current language.
 *
 * @example const errorText = useErrorText(); errorText(error)
 */
export function useErrorText(): (error: ApiError) => string {
  const { i18n } = useTranslation();
  return (error) => errorText(error, i18n);
}
