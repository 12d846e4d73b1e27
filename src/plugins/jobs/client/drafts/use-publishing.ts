import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFirstFault } from '#core/client/forms/use-first-fault.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { publishingIssues, showIssues } from '../form/posting-issues.ts';
import type { PostingValues } from '../form/posting-values.ts';

/** `left`: another page opens. Until it is shown, a further press has no effect. */
export type AfterPublishing = 'stays' | 'left';

/** Sends a form when it is complete. */
export interface Publishing {
  readonly busy: boolean;
  /** Why the last try failed, if no field shows it. */
  readonly failure: unknown;
  /** Runs `act` if the form is complete. Otherwise the faults stand beside their fields, and the first one gets the focus. */
  readonly whenComplete: (act: () => Promise<AfterPublishing>) => Promise<void>;
}

/** Checks the whole form before it is published or saved. A second press while it works has no effect. */
export function usePublishing(form: UseFormReturn<PostingValues>, place: RefObject<HTMLElement | null>): Publishing {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const showFirst = useFirstFault(place);
  useForgottenFaults(form);
  const show = (issues: Parameters<typeof showIssues>[1]): number => {
    const shown = showIssues(form, issues);
    if (shown > 0) showFirst();
    return shown;
  };
  const whenComplete = async (act: () => Promise<AfterPublishing>): Promise<void> => {
    if (isBusy.current) return;
    setFailure(undefined);
    form.clearErrors();
    if (show(publishingIssues(form.getValues(), locale)) > 0) return;
    isBusy.current = true;
    setBusy(true);
    try {
      if ((await act()) === 'left') return;
    } catch (error) {
      const shown = error instanceof ApiError ? show(error.issues) : 0;
      if (shown === 0) setFailure(error);
      if (error instanceof ApiError) error.isShownAtFields = shown === error.issues.length;
    }
    isBusy.current = false;
    setBusy(false);
  };
  return { busy, failure, whenComplete };
}

/** Fields that are compared with each other. */
const PAIRS: readonly (readonly (keyof PostingValues)[])[] = [
  ['payMin', 'payMax'],
  ['experienceMin', 'experienceMax'],
];

const OF_WORK_MODE = ['workMode', 'location', 'country', 'applicantCountries', 'daysOnSite'] as const;

/** The fault of a field disappears when the user changes it. The work mode decides which other fields are needed. */
function useForgottenFaults(form: UseFormReturn<PostingValues>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === undefined) return;
      const field = name.split('.')[0] as keyof PostingValues;
      const others = PAIRS.filter((pair) => pair.includes(field)).flat();
      const about = field === 'workMode' ? OF_WORK_MODE : [field, ...others];
      // Each clearing renders the whole form.
      const faulty = about.filter((each) => form.getFieldState(each).error !== undefined);
      if (faulty.length > 0) form.clearErrors(faulty);
    });
    return unsubscribe;
  }, [form]);
}
