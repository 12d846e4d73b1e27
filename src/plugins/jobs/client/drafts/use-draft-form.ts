import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { Autosaver } from '#core/client/forms/autosaver.ts';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { sendable } from '#core/client/forms/save-machine.ts';
import { useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import type { ContractFormState } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { idSchema } from '#core/contract/schema.ts';
import type { DraftInput } from '../../contract/managing.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { postingChangeSchema } from '../../contract/posting-input-schemas.ts';
import { bodyOf, fieldOfPath, type PostingValues } from '../form/posting-values.ts';
import { differingFields } from './differing-fields.ts';
import { MadeDrafts } from './made-drafts.ts';
import { PostingSession } from './posting-session.ts';

const draftSchema = postingChangeSchema.extend({ companyId: idSchema.optional() });

export interface DraftFormState extends Pick<ContractFormState<PostingValues>, 'form' | 'forgetDraft'> {
  readonly fields: FormFields<PostingValues>;
  readonly session: PostingSession;
  readonly saver: Autosaver<DraftInput>;
  /** Saves what is typed, also when nothing was typed yet. */
  readonly saveNow: () => Promise<void>;
}

interface DraftFormOptions {
  readonly defaults: PostingValues;
  /** The stored draft; `undefined` for a new posting. */
  readonly edited: EditedPosting | undefined;
  /** The name of the input that this tab keeps of a new posting. */
  readonly newDraft: string;
}

/** The form of a draft, which saves itself. A new posting is stored with the first input that matters. */
export function useDraftForm({ defaults, edited, newDraft }: DraftFormOptions): DraftFormState {
  const api = useService(ApiClient);
  const locale = useLocale();
  const made = useService(MadeDrafts);
  const [session] = useState(() => {
    const { user } = made;
    return new PostingSession(api, edited, bodyOf(defaults, locale), true, (id) => made.stored(id, user));
  });
  const id = session.edited?.job.id;
  const { form, fields, saver, forgetDraft } = useAutosavedForm<PostingValues, DraftInput>({
    schema: draftSchema,
    defaults,
    // A choice of the company alone, or of what has a value from the start, begins no posting.
    toBody: (values) => bodyOf(session.edited === undefined && !isBegun(defaults, values) ? defaults : values, locale),
    fieldOf: fieldOfPath,
    neededText: (field) => `jobs:needed.${field}`,
    draft: id === undefined ? newDraft : postingDraft(id),
    send: session.save,
  });
  const isConflict = saver.state === 'conflict';
  useEffect(() => {
    // The input that this tab kept belongs to an earlier version. A refused save has loaded the present one already.
    if (isConflict && session.theirs === undefined && session.lost === undefined) void session.loadTheirs();
  }, [isConflict, session]);
  const saveNow = (): Promise<void> => saver.saveNow(sendable(draftSchema.parse(bodyOf(form.getValues(), locale))));
  return { form, fields, session, saver, forgetDraft, saveNow };
}

/** The name under which this tab keeps the input of a stored posting. */
export function postingDraft(id: string): string {
  return `job-form-${id}`;
}

const CHOSEN = new Set(['companyId', 'currency', 'country', 'language', 'workMode', 'employmentType', 'period', 'days']);

/** Without a company, there is nothing to which a draft could belong. */
function isBegun(defaults: PostingValues, values: PostingValues): boolean {
  return values.companyId !== '' && differingFields(defaults, values).some((field) => !CHOSEN.has(field));
}
