import { autorun } from 'mobx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { beforeReload } from '../build-watch/before-reload.ts';
import { useService } from '../di/use-service.ts';
import { Autosaver, type SendBody } from './autosaver.ts';
import { draftBases, dropDraft, dropSavedDraft, hasDraft, keepDraft, keepDraftBases } from './draft.ts';
import { sendable, type Typed, typedOf } from './save-machine.ts';
import { SaveStatusStore } from './save-status-store.ts';
import { type ContractForm, type ContractFormState, showIssues, useContractForm, useDraftKey } from './use-contract-form.ts';

/** Options that bind an autosaved form to an API call. */
export interface AutosavedForm<Values extends FieldValues, Input> extends Omit<ContractForm<Values, Input>, 'schema' | 'send'> {
  /** Typed values are validated at once, so the schema cannot be loaded later. */
  readonly schema: ZodType<Input>;
  readonly send: SendBody<Input>;
  /** Called after a successful submit. */
  readonly onSubmitted?: () => void;
}

/** The state of an autosaved form, for its page. */
export interface AutosavedFormState<Values extends FieldValues, Input> extends ContractFormState<Values> {
  readonly saver: Autosaver<Input>;
}

/**
 * A form that saves itself after a pause, when its page closes and when the connection is back. The user can also submit it.
 * An automatic save sends only content that the contract allows, so the user sees no errors of unfinished input while typing. What only
 * the server can refuse is shown beside its fields. The draft stays until the server has the last typed content.
 *
 * @example const { form, submit, saver } = useAutosavedForm({ schema, defaults, draft: 'profile', send: (body) => store.save(body) })
 */
export function useAutosavedForm<Values extends FieldValues, Input>(
  options: AutosavedForm<Values, Input>,
): AutosavedFormState<Values, Input> {
  const { schema, toBody, defaults, send } = options;
  const typedIn = (values: Values): Typed<Input> => typedOf(schema.safeParse(toBody === undefined ? values : toBody(values)).data, values);
  const refusals = useRef<Refusals | undefined>(undefined);
  const sendOrShow: SendBody<Input> = async (body) => {
    refusals.current?.clear();
    try {
      await send(body);
    } catch (error) {
      refusals.current?.show(error);
      throw error;
    }
  };
  const [saver] = useState(() => new Autosaver(sendOrShow, typedIn(defaults)));
  const bound = useContractForm({
    ...options,
    send: async (body) => {
      await saver.saveNow(sendable(body));
      options.onSubmitted?.();
    },
  });
  useRefusals(refusals, bound.form, options);
  useTyping(bound.form, saver, typedIn, useDraftKey(options.draft));
  useSaver(saver);
  return { ...bound, saver };
}

/** What the server refuses in an automatic save. */
interface Refusals {
  /** Shows the issues beside their fields. */
  readonly show: (error: unknown) => void;
  /** Takes the shown issues away. */
  readonly clear: () => void;
}

function useRefusals<Values extends FieldValues, Input>(
  refusals: RefObject<Refusals | undefined>,
  form: UseFormReturn<Values>,
  options: Pick<AutosavedForm<Values, Input>, 'fieldOf'>,
): void {
  const shown = useRef<readonly FieldPath<Values>[]>([]);
  useEffect(() => {
    refusals.current = {
      show: (error) => {
        shown.current = showIssues(form, options, error);
      },
      clear: () => {
        if (shown.current.length > 0) form.clearErrors([...shown.current]);
        shown.current = [];
      },
    };
    // The last save of a form that is left has no fields.
    return () => {
      refusals.current = undefined;
    };
  });
}

function useTyping<Values extends FieldValues, Input>(
  form: UseFormReturn<Values>,
  saver: Autosaver<Input>,
  typedIn: (values: Values) => Typed<Input>,
  draft: string | undefined,
): void {
  const name = useRef(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: form and saver stay the same while the form is on screen
  useEffect(() => {
    const followDraft = (): void => keepDraftUntilSaved(name.current, saver, form.getValues());
    saver.resume(typedIn(form.getValues()), draftBases(name.current));
    const { unsubscribe } = form.watch(() => {
      // A form that has left the page has lost some of its values.
      const values = form.getValues();
      saver.takeLater(() => typedIn(values));
    });
    const stopFollowing = autorun(followDraft);
    return () => {
      unsubscribe();
      const flushed = saver.flush();
      stopFollowing();
      // From here on the draft may only be deleted. It must not come back after a sign-out.
      void flushed.then(() => saver.isOnServer && followDraft());
    };
  }, [form, saver]);
  useEffect(() => {
    if (name.current === draft) return;
    // The form has stored a new object, and its draft takes the name of that object.
    if (name.current !== undefined) dropDraft(name.current);
    name.current = draft;
    keepDraftUntilSaved(draft, saver, form.getValues());
  }, [form, saver, draft]);
}

function useSaver<Input>(saver: Autosaver<Input>): void {
  const sign = useService(SaveStatusStore);
  useEffect(() => sign.follow(saver), [sign, saver]);
  useEffect(() => beforeReload(saver.flush), [saver]);
  useEffect(() => {
    const flush = (): void => void saver.flush();
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [saver]);
}

/** Keeps the draft of an autosaved form, with the keys of its base contents, until the server has the last typed content. */
export function keepDraftUntilSaved(
  draft: string | undefined,
  { isOnServer, bases }: Pick<Autosaver<never>, 'isOnServer' | 'bases'>,
  values: object,
): void {
  if (draft === undefined) return;
  if (isOnServer) {
    dropSavedDraft(draft, values);
    return;
  }
  // A submit of unchanged content can end in a conflict too.
  if (!hasDraft(draft)) keepDraft(draft, values);
  keepDraftBases(draft, bases);
}
