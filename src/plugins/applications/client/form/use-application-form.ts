import { type RefObject, useCallback, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FileUploads } from '#core/client/files/file-uploads.ts';
import type { Autosaver } from '#core/client/forms/autosaver.ts';
import { useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { useFirstFault } from '#core/client/forms/use-first-fault.ts';
import { fieldIssue, useIssueText } from '#core/client/forms/use-issue-text.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { Issue } from '#core/contract/errors.ts';
import { issueOf } from '#core/contract/issue-sentence.ts';
import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import { checkInput } from '../../contract/applying/check-input.ts';
import { type DraftContent, draftContentSchema } from '../../contract/applying/draft-schemas.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { uploadField } from '../../contract/applying/upload-field.ts';
import { type ApplyingBasis, ApplyingStore } from './applying-store.ts';
import { contentOf, type DraftValues, inputOf, newQuestions, valuesOf } from './draft-values.ts';

interface ApplicationFormOptions {
  readonly basis: ApplyingBasis;
  readonly send: (input: ApplicationInput) => Promise<void>;
}

export interface ApplicationFormState {
  /** What would be sent now, with what the parts propose. */
  readonly content: DraftContent;
  readonly change: (change: Partial<DraftContent>) => void;
  readonly propose: (choice: Partial<DraftContent>) => void;
  readonly faultAt: (path: string) => string | undefined;
  /** The paths that have a fault, or a file that is not stored. */
  readonly faulty: readonly string[];
  /** How often faults were found. */
  readonly refusals: number;
  readonly submit: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: unknown;
  /** The questions that changed while the form was open; `undefined` when none did. */
  readonly changed: readonly string[] | undefined;
  readonly saver: Autosaver<DraftContent>;
  readonly forgetDraft: () => void;
  /** Belongs around the fields. */
  readonly place: RefObject<HTMLFormElement | null>;
}

type Faults = ReadonlyMap<string, Issue>;

const NO_FAULTS: Faults = new Map();

/** The form of an application. Its content saves itself as a draft, and is checked when it is sent. */
export function useApplicationForm({ basis, send }: ApplicationFormOptions): ApplicationFormState {
  const { jobId, terms, draft } = basis;
  const store = useService(ApplyingStore);
  const uploads = useService(FileUploads);
  const issueText = useIssueText();
  const place = useRef<HTMLFormElement>(null);
  const showFirst = useFirstFault(place);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [changed, setChanged] = useState<readonly string[]>();
  const [proposal, setProposal] = useState<Partial<DraftContent>>({});
  const { form, saver, fields, forgetDraft } = useAutosavedForm<DraftValues, DraftContent>({
    schema: draftContentSchema,
    defaults: valuesOf(draft?.content ?? {}),
    toBody: contentOf,
    fieldOf: (path) => path.replace(/^content\./, ''),
    draft: `application-${jobId}`,
    send: (content) => store.save(jobId, content),
  });
  const content = { ...proposal, ...contentOf(form.watch()) };
  const notStored = uploadPaths(terms).filter((path) => uploads.of(uploadField(jobId, path)).length > 0);
  const propose = useCallback((choice: Partial<DraftContent>) => setProposal((before) => ({ ...before, ...choice })), []);
  const change = (given: Partial<DraftContent>): void => {
    const { answers } = form.getValues();
    const next = valuesOf({ ...contentOf(form.getValues()), ...given });
    for (const name of ['message', 'cv', 'answers'] as const) if (name in given) form.setValue(name, next[name]);
    setFaults((before) => withoutChanged(before, given, answers));
  };
  const show = (found: Faults): void => {
    setFaults(found);
    setRefusals((count) => count + 1);
    showFirst();
  };
  const sendNow = async (input: ApplicationInput): Promise<void> => {
    await saver.flush();
    if (saver.state === 'conflict') {
      place.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
      return;
    }
    try {
      await store.sending(() => send(input));
      forgetDraft();
    } catch (error) {
      if (isChangeOfQuestions(error)) {
        const before = await store.renewTerms(jobId);
        const after = store.of(jobId)?.terms;
        setChanged(before === undefined || after === undefined ? [] : newQuestions(before, after));
      }
      const found = faultsOf(error instanceof ApiError ? error.issues : []);
      if (found.size === 0) throw error;
      show(found);
    }
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setFailure(undefined);
    setChanged(undefined);
    setBusy(true);
    try {
      // A chosen file belongs to what is sent, although it is still on its way. One that failed says so in its field.
      const places = uploadPaths(terms).map((path) => uploadField(jobId, path));
      const areStored = await uploads.settled((field) => places.includes(field));
      const settled = { ...proposal, ...contentOf(form.getValues()) };
      const found = faultsIn(terms, settled);
      if (found.size > 0 || !areStored) show(found);
      else await sendNow(inputOf(terms, settled));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    content,
    change,
    propose,
    faultAt: (path) => {
      const issue = faults.get(path);
      return issue === undefined ? fields.errorOf(path as FieldPath<DraftValues>) : issueText(fieldIssue(issue));
    },
    faulty: [...faults.keys(), ...notStored],
    refusals,
    submit,
    busy,
    failure,
    changed,
    saver,
    forgetDraft,
    place,
  };
}

/** What keeps a content from being sent, by its paths. */
function faultsIn(terms: Terms, content: DraftContent): Faults {
  const lengths = draftContentSchema.safeParse(content);
  if (!lengths.success) return faultsOf(lengths.error.issues.map(issueOf));
  const checked = checkInput(terms, inputOf(terms, content));
  return faultsOf('issues' in checked ? checked.issues : []);
}

/** The first issue of each part or question. An issue inside of an answer is one of its question. */
function faultsOf(issues: readonly Issue[]): Faults {
  return new Map(issues.toReversed().map((issue) => [issue.path.split('.').slice(0, 2).join('.'), issue]));
}

/** A fault is shown until its part or its answer changes. */
function withoutChanged(faults: Faults, given: Partial<DraftContent>, before: DraftValues['answers']): Faults {
  const isSame = (path: string): boolean => {
    const [name = '', id = ''] = path.split('.');
    if (name === 'answers') return given.answers === undefined || given.answers[id] === before[id];
    return !(name in given);
  };
  return new Map([...faults].filter(([path]) => isSame(path)));
}

/** The paths that take a file. */
function uploadPaths({ cv, questions }: Terms): readonly string[] {
  const answers = questions.flatMap(({ kind, id }) => (kind === 'file' ? [`answers.${id}`] : []));
  return cv === 'off' ? answers : ['cv', ...answers];
}

function isChangeOfQuestions(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'applications.questions-changed';
}
