import { useEffect, useState } from 'react';
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
import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import { ApiError } from '../http/api-error.ts';
import { atFirstInput } from './at-first-input.ts';
import { dropDraft, dropSavedDraft, keepDraft, withDraft } from './draft.ts';
import { errorAt, errorsOf, fieldAt, keyOf } from './form-issues.ts';
import { useDraftKey } from './use-draft-key.ts';
import { fieldIssue, useIssueText } from './use-issue-text.ts';

/** A schema, or how it is loaded. The function is called again after a load that failed. */
export type SchemaSource<Input> = ZodType<Input> | (() => Promise<ZodType<Input>>);

/** How a form is bound to a call of the API. */
export interface ContractForm<Values extends FieldValues, Input> {
  /**
   * The contract's schema of the body: the same rule here and on the server. A form that must be painted early gives a function that
   * loads it; it is loaded at the first input, and where that failed when the form is sent.
   */
  readonly schema: SchemaSource<Input>;
  /** What the fields hold at first; every field is named here. */
  readonly defaults: Values;
  /** Makes the body from the fields; needed where they are not the same, for instance amounts typed in euros and sent in cents. */
  readonly toBody?: (values: Values) => unknown;
  /** The field beside which an issue is shown, given the issue's path in the body and the fields; the path itself when absent. */
  readonly fieldOf?: (path: string, values: Values) => string;
  /** Keeps what is typed under this name until it is sent. Not for secrets. */
  readonly draft?: string;
  /** Sends the valid body. What it throws is shown, and what was typed stays. */
  readonly send: (body: Input) => Promise<void>;
}

/** A form as its page uses it. */
export interface ContractFormState<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  /** What went wrong as a whole, when it concerns no single field. */
  readonly failure: unknown;
  /** The sentence beside a field, if something is wrong with it. */
  readonly errorOf: (field: FieldPath<Values>) => string | undefined;
  /** Drops the draft, for instance because the person gave it up. */
  readonly forgetDraft: () => void;
}

/**
 * Binds a form to the schema of a call: checks by the contract, sends once however often it is submitted,
 * and shows the server's issues beside the fields they concern.
 */
export function useContractForm<Values extends FieldValues, Input>(options: ContractForm<Values, Input>): ContractFormState<Values> {
  const [failure, setFailure] = useState<unknown>(undefined);
  const draft = useDraftKey(options.draft);
  const form = useForm<Values>({
    defaultValues: withDraft(draft, options.defaults) as DefaultValues<Values>,
    resolver: resolverOf(options, setFailure),
  });
  useDraft(form, draft);
  useEarlySchema(options.schema);
  const issueText = useIssueText();

  const send = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      const schema = await loaded(options.schema);
      await options.send(schema.parse(bodyOf(options, values)));
      if (draft !== undefined) dropSavedDraft(draft, values);
    } catch (error) {
      const shown = showIssues(form, options, error instanceof ApiError ? (error.issues ?? []) : []);
      if (!shown) setFailure(error);
    }
  };

  const handle = form.handleSubmit(send);
  const { isSubmitting, errors } = form.formState;
  return {
    form,
    submit: async (event) => {
      event?.preventDefault();
      if (!form.formState.isSubmitting) await handle(event);
    },
    busy: isSubmitting,
    failure,
    forgetDraft: () => {
      if (draft !== undefined) dropDraft(draft);
    },
    errorOf: (field) => issueText(errorAt(errors, field)),
  };
}

function bodyOf<Values extends FieldValues, Input>({ toBody }: ContractForm<Values, Input>, values: Values): unknown {
  return toBody === undefined ? values : toBody(values);
}

function loaded<Input>(source: SchemaSource<Input>): ZodType<Input> | Promise<ZodType<Input>> {
  return typeof source === 'function' ? source() : source;
}

/** Loads the schema at the first input, so that it is there when the form is sent. */
function useEarlySchema(source: SchemaSource<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at every render and always loads the same
  useEffect(() => {
    if (typeof source !== 'function') return undefined;
    // The form tries again when it is sent, and says there why it cannot be.
    return atFirstInput(() => void source().catch(() => undefined));
  }, []);
}

// An error of the whole form: it stops the sending, and no field shows it.
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

function showIssues<Values extends FieldValues, Input>(
  form: UseFormReturn<Values>,
  options: ContractForm<Values, Input>,
  issues: readonly Issue[],
): boolean {
  const values = form.getValues();
  const known = issues.flatMap((issue) => {
    const field = fieldAt(values, options.fieldOf?.(issue.path, values) ?? issue.path);
    return field === undefined ? [] : [{ field, issue }];
  });
  for (const [index, { field, issue }] of known.entries()) {
    form.setError(keyOf(values, field) as FieldPath<Values>, fieldIssue(issue), { shouldFocus: index === 0 });
  }
  return known.length > 0;
}

function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draft: string | undefined): void {
  useEffect(() => {
    if (draft === undefined) return undefined;
    const { unsubscribe } = form.watch((values) => keepDraft(draft, values));
    return unsubscribe;
  }, [form, draft]);
}
