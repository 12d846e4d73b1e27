import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { focusHeading } from '#core/client/navigation/focus-heading.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { GiveFeedback } from '../give/GiveFeedback.tsx';
import { FeedbackItem } from './FeedbackItem.tsx';

/** Gives feedback. With the query `id`, shows one item instead. */
export function Page(): JSX.Element {
  const t = useT('feedback');
  const { id = '' } = useSearch();
  useFocusOnChange(id);
  if (id !== '') return <FeedbackItem id={id} />;
  return <GiveFeedback back={{ to: href(feedbackRoutes.list), label: t('nav.list') }} />;
}

/** The form and the items share one path, so the router does not move the focus between them. */
function useFocusOnChange(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return undefined;
    shown.current = id;
    return focusHeading(document.body);
  }, [id]);
}
