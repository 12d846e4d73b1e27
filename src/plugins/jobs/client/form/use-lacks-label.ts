import { useT } from '#core/client/i18n/use-t.ts';
import { LACKS_NOTHING } from '../../contract/managing.ts';
import { fieldLabelKey } from './field-labels.ts';
import { fieldOfPath } from './posting-values.ts';

/** Returns a function that names a field which drafts lack, in the language of the page. */
export function useLacksLabel(): (field: string) => string {
  const t = useT('jobs');
  return (field) => t(field === LACKS_NOTHING ? 'lacks.nothing' : fieldLabelKey(fieldOfPath(field).split('.')[0] ?? ''));
}
