import type { JSX, ReactNode, RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { FormPreview } from './FormPreview.tsx';
import type { PostingValues } from './posting-values.ts';
import * as styles from './JobForm.module.css';

interface FormFrameProps {
  readonly form: UseFormReturn<PostingValues>;
  readonly edited: EditedPosting | undefined;
  readonly company: Job['company'];
  /** The element around the form. */
  readonly place: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  /** Called when a field is left. */
  readonly onBlur: () => void;
  readonly children: ReactNode;
}

/** The form of a posting, with a preview beside it where there is room. */
export function FormFrame({ form, edited, company, place, onSubmit, onBlur, children }: FormFrameProps): JSX.Element {
  const hasRoom = useMinWidth(BREAKPOINTS.lg);
  return (
    <div className={styles.jobform}>
      <form
        ref={place}
        className={styles.jobformFields}
        noValidate
        onBlur={onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
      {hasRoom && <FormPreview form={form} edited={edited} company={company} />}
    </div>
  );
}
