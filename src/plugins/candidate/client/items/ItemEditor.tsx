import { type ComponentType, type JSX, useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { z } from '#core/contract/schema.ts';
import type { SectionName } from '../../contract/section-names.ts';
import type { Item } from '../../contract/sections.ts';
import { usePendingInput } from '../fields/pending-input.ts';
import * as styles from './items.module.css';

export interface ItemFieldsProps<Kind extends Item> {
  readonly form: UseFormReturn<Kind>;
  /** The error of a field, if it has one. */
  readonly fields: FormFields<Kind>;
  /** Whether the user has kept the item, so that its editor closes. */
  readonly isKept: () => boolean;
  /** Changes the item in the list after it was kept. An item that was removed meanwhile stays away. */
  readonly amend: (id: string, change: (item: Kind) => Kind) => void;
}

interface ItemEditorProps<Kind extends Item> {
  readonly section: SectionName;
  readonly item: Kind;
  /** Its name in the list; `undefined` for a new item. */
  readonly name: string | undefined;
  readonly schema: z.ZodType<Kind>;
  readonly Fields: ComponentType<ItemFieldsProps<Kind>>;
  readonly takesFocus: boolean;
  readonly onKeep: (item: Kind) => void;
  readonly amend: ItemFieldsProps<Kind>['amend'];
  readonly onCancel: () => void;
}

/** A form for one item of a list. Its input survives a reload, and going to the next step keeps it. */
export function ItemEditor<Kind extends Item>(props: ItemEditorProps<Kind>): JSX.Element {
  const { section, item, name, schema, Fields, takesFocus, onKeep, amend, onCancel } = props;
  const t = useT('candidate');
  const titleId = useId();
  const place = useFocusAtFirst(takesFocus);
  const isKept = useRef(false);
  const { form, submit, failure, fields, forgetDraft } = useContractForm<Kind, Kind>({
    schema,
    defaults: item,
    draft: `candidate-${section}-${name === undefined ? 'new' : item.id}`,
    fieldOf: (path) => path.split('.')[0] ?? path,
    neededText: (field) => `candidate:needed.${section}.${field}`,
    send: async (kept) => {
      isKept.current = true;
      onKeep(kept);
    },
  });
  usePendingInput({
    mayBeTyped: true,
    isTyped: () => JSON.stringify({ ...form.getValues(), id: '' }) !== JSON.stringify({ ...item, id: '' }),
    keep: async () => {
      isKept.current = false;
      await submit();
      return isKept.current;
    },
  });
  const cancel = (): void => {
    forgetDraft();
    onCancel();
  };
  return (
    <form
      className={`panel ${styles.itemEditor}`}
      ref={place}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={titleId}>{name === undefined ? t(`edited.${section}.new`) : t('list.change', { name })}</h2>
      <Fields form={form} fields={fields} isKept={() => isKept.current} amend={amend} />
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="ink">
          {t(`edited.${section}.keep`)}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('list.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useFocusAtFirst(takesFocus: boolean): React.RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);
  return place;
}
