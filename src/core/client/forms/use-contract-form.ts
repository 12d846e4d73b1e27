import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { useService } from '../di/use-service.ts';
import { ApiError } from '../http/api-error.ts';
import { SessionStore } from '../session/session-store.ts';
import { atFirstInput } from './at-first-input.ts';
import { dropDraft, dropSavedDraft, holdDraft, keepHeldDraft, withDraft } from './draft.ts';
import { type FormFields, formFields } from './form-fields.ts';
import { errorAt, errorsOf, fieldAt, keyOf } from './form-issues.ts';
import { endAtLeaving, TypingPause } from './typing-pause.ts';
import { useFirstFault } from './use-first-fault.ts';
import { fieldIssue, useIssueText } from './use-issue-text.ts';

/** A schema, or a function that loads it. The function is called again after a failed load. */
export type SchemaSource<Input> = ZodType<Input> | (() => Promise<ZodType<Input>>);

/** Options that bind a form to an API call. */
export interface ContractForm<Values extends FieldValues, Input> {
  /**
   * The contract's schema of the body, the same as on the server. A form that must be painted early passes a function that loads the
   * schema. It loads at the first input, or when the form is sent if the first load failed.
   */
  readonly schema: SchemaSource<Input>;
  /** The initial values of all fields. */
  readonly defaults: Values;
  /** Converts the fields to the body. Needed if they differ, for instance for amounts typed in euros and sent in cents. */
  readonly toBody?: (values: Values) => unknown;
  /** Returns the field for an issue, from the issue's path in the body and the field values. If absent, the path is the field. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /**
   * Returns the key of the sentence for an empty required field, with its namespace. The field is its path without list positions, such
   * as `places.city`. A field without such a text gets a general sentence.
   *
   * @example neededText: (field) => `identity:needed.${field}`
   */
  readonly neededText?: (field: string) => string;
  /** Stores the typed values under this name until they are sent. Not for secrets. */
  readonly draft?: string;
  /** Sends the valid body. An error that it throws is shown, and the typed values stay. */
  readonly send: (body: Input) => Promise<void>;
}

/** The state of a form, for its page. */
export interface ContractFormState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  /** The error of the last submit, if it does not concern a single field. */
  readonly failure: unknown;
  /** What the fields of the form need. */
  readonly fields: FormFields<Values>;
  /** Deletes the draft, for instance because the user discarded it. */
  readonly forgetDraft: () => void;
}

/**
 * Binds a form to the schema of an API call. It validates with the contract, ignores further submits while it sends, and shows the
 * server's issues beside their fields.
 */
export function useContractForm<Values extends FieldValues, Input>(options: ContractForm<Values, Input>): ContractFormState<Values> {
  const [failure, setFailure] = useState<unknown>(undefined);
  const draft = useDraftKey(options.draft);
  const form = useForm<Values>({
    defaultValues: withDraft(draft, options.defaults) as DefaultValues<Values>,
    resolver: resolverOf(options, setFailure),
    // The library knows neither the order on screen nor what is folded.
    shouldFocusError: false,
  });
  const keepNow = useDraft(form, draft);
  useEarlySchema(options.schema);
  const isGone = useIsGone();
  const issueText = useIssueText();
  const place = useRef<HTMLElement>(null);
  const isFaulty = useRef(false);
  const showFirst = useFirstFault(place);

  const send = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      const schema = await loaded(options.schema);
      await options.send(schema.parse(bodyOf(options, values)));
      if (draft !== undefined) dropSavedDraft(draft, values);
    } catch (error) {
      // Nobody sees the fields of a form that has been left.
      const [first] = isGone.current ? [] : showIssues(form, options, error);
      if (first === undefined) setFailure(error);
      else isFaulty.current = true;
    }
  };

  const handle = form.handleSubmit(send, () => {
    isFaulty.current = true;
  });
  const { isSubmitting, errors } = form.formState;
  return {
    form,
    submit: async (event) => {
      event?.preventDefault();
      if (form.formState.isSubmitting) return;
      // A form that is submitted without its event, such as by a key in a field, has the focus in it.
      place.current = event?.currentTarget ?? document.activeElement?.closest('form') ?? document.body;
      isFaulty.current = false;
      keepNow();
      await handle(event);
      if (isFaulty.current) showFirst();
    },
    busy: isSubmitting,
    failure,
    forgetDraft: () => {
      keepNow();
      if (draft !== undefined) dropDraft(draft);
    },
    fields: formFields(form, typeof options.schema === 'function' ? undefined : options.schema, (field) =>
      issueText(errorAt(errors, field), options.neededText?.(withoutPositions(field))),
    ),
  };
}

function useIsGone(): { readonly current: boolean } {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

function withoutPositions(field: string): string {
  return field.replace(/\.\d+(?=\.|$)/g, '');
}

function bodyOf<Values extends FieldValues, Input>({ toBody }: ContractForm<Values, Input>, values: Values): unknown {
  return toBody === undefined ? values : toBody(values);
}

function loaded<Input>(source: SchemaSource<Input>): ZodType<Input> | Promise<ZodType<Input>> {
  return typeof source === 'function' ? source() : source;
}

/** Loads the schema at the first input, so that it is available when the form is sent. */
function useEarlySchema(source: SchemaSource<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at every render and always loads the same
  useEffect(() => {
    if (typeof source !== 'function') return undefined;
    // The form retries when it is sent, and shows an error if that fails.
    return atFirstInput(() => void source().catch(() => undefined));
  }, []);
}

// An error of the whole form. It stops the submit, and no field shows it.
const NOT_CHECKED = { values: {}, errors: { root: { type: 'not-checked' } } } as const;

function resolverOf<Values extends FieldValues, Input>(
  options: ContractForm<Values, Input>,
  onFailure: (failure: unknown) => void,
): Resolver<Values> {
  const check = (schema: ZodType<Input>, values: Values): ResolverResult<Values> => {
    const result = schema.safeParse(bodyOf(options, values));
    if (result.success) return { values, errors: {} };
    const issues = result.error.issues
      .map(issueOf)
      .map((issue) => ({ ...issue, path: options.fieldOf?.(issue.path, values) ?? issue.path }));
    return { values: {}, errors: errorsOf(values, issues) };
  };
  return async (values) => {
    try {
      return check(await loaded(options.schema), values);
    } catch (failure) {
      onFailure(failure);
      return NOT_CHECKED as never;
    }
  };
}

/** Shows the issues of a refusal beside their fields. Returns these fields; none when the error has no issue of a field. */
export function showIssues<Values extends FieldValues, Input>(
  form: UseFormReturn<Values>,
  options: Pick<ContractForm<Values, Input>, 'fieldOf'>,
  error: unknown,
): readonly FieldPath<Values>[] {
  const values = form.getValues();
  const issues = error instanceof ApiError ? error.issues : [];
  const fields = issues.flatMap((issue) => {
    const field = fieldAt(values, options.fieldOf?.(issue.path, values) ?? issue.path);
    if (field === undefined) return [];
    const key = keyOf(values, field) as FieldPath<Values>;
    form.setError(key, fieldIssue(issue));
    return [key];
  });
  if (error instanceof ApiError) error.isShownAtFields = fields.length === issues.length;
  return fields;
}

/** Keeps the draft when typing pauses, or a field or the page is left. Returns the function that keeps at once what waits. */
function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draft: string | undefined): () => void {
  const waiting = useRef<TypingPause>(undefined);
  useEffect(() => {
    if (draft === undefined) return undefined;
    const pause = new TypingPause(() => keepHeldDraft(draft));
    waiting.current = pause;
    const { unsubscribe } = form.watch(() => {
      // A form that has left the page has lost some of its values.
      holdDraft(draft, form.getValues());
      pause.begin();
    });
    const stop = endAtLeaving(pause);
    return () => {
      unsubscribe();
      stop();
      pause.end();
    };
  }, [form, draft]);
  return () => waiting.current?.end();
}

/**
 * The storage name of a form's draft. It contains the id of the user who opened the form, so the next user in the same tab cannot read the
 * draft.
 */
export function useDraftKey(draft: string | undefined): string | undefined {
  const { me } = useService(SessionStore);
  const [owner] = useState(me?.id ?? 'visitor');
  return draft && `${owner}.${draft}`;
}
