import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { beforeReload } from '../build-watch/before-reload.ts';
import { useService } from '../di/use-service.ts';
import { Autosaver, type SendBody } from './autosaver.ts';
import { SaveSignStore } from './save-sign-store.ts';
import { type ContractForm, type ContractFormState, useContractForm } from './use-contract-form.ts';

/** How a form that saves itself is bound to a call of the API. */
export interface AutosavedForm<Values extends FieldValues, Input> extends Omit<ContractForm<Values, Input>, 'send'> {
  readonly send: SendBody<Input>;
  /** Called after a submit was saved. */
  readonly onSubmitted?: () => void;
}

/** A form that saves itself, as its page uses it. */
export interface AutosavedFormState<Values extends FieldValues, Input> extends ContractFormState<Values> {
  readonly saver: Autosaver<Input>;
}

/**
 * A form that saves itself after a pause, when its page goes and when the connection is back, and can be submitted all the same.
 * Only what the contract allows is sent by itself: nobody is told off while typing. What could not be sent is kept as a draft.
 *
 * @example const { form, submit, saver } = useAutosavedForm({ schema, defaults, draft: 'profile', send: (body) => store.save(body) })
 */
export function useAutosavedForm<Values extends FieldValues, Input>(
  options: AutosavedForm<Values, Input>,
): AutosavedFormState<Values, Input> {
  const { schema, toBody, defaults, send } = options;
  const bodyOf = (values: Values): Input | undefined => schema.safeParse(toBody === undefined ? values : toBody(values)).data;
  const [saver] = useState(() => new Autosaver(send, bodyOf(defaults)));
  const bound = useContractForm({
    ...options,
    send: async (body) => {
      await saver.saveNow(body);
      options.onSubmitted?.();
    },
  });
  useTyping(bound, saver, bodyOf, defaults);
  useSaver(saver);
  return { ...bound, saver };
}

function useTyping<Values extends FieldValues, Input>(
  { form, forgetDraft }: ContractFormState<Values>,
  saver: Autosaver<Input>,
  bodyOf: (values: Values) => Input | undefined,
  defaults: Values,
): void {
  // What form and saver are does not change while the form is on screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new at every render and say the same
  useEffect(() => {
    const take = (): void => {
      const values = form.getValues();
      const body = bodyOf(values);
      if (body === undefined) saver.hold(Object.entries(defaults).some(([field, value]) => values[field] !== value));
      else saver.change(body);
    };
    // A draft of an earlier visit is saved too.
    take();
    const { unsubscribe } = form.watch(take);
    const stopForgetting = reaction(
      () => saver.state,
      (state) => state === 'saved' && forgetDraft(),
    );
    return () => {
      unsubscribe();
      stopForgetting();
    };
  }, [form, saver]);
}

function useSaver<Input>(saver: Autosaver<Input>): void {
  const sign = useService(SaveSignStore);
  useEffect(() => sign.follow(saver), [sign, saver]);
  useEffect(() => beforeReload(saver.flush), [saver]);
  useEffect(() => {
    const flush = (): void => void saver.flush();
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [saver]);
}
